enum JSONStub {}
