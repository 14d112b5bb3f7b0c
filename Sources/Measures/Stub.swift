enum MeasuresStub {}
