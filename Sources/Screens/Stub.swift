enum ScreensStub {}
