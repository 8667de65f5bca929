import Testing
struct X { @Test func x() {} }
