enum InterfaceStub {}
