enum PacingStub {}
