import Interface
import JSON
import PageMessages

// The page calls these. A message goes in through memory: `reserve` room for its bytes, write them there, and `start` the app, let it
// `receive` an event or `open` a link with it. All give the length of the reply in bytes, which stands at `replyAddress` until the next call.
// A reply of no bytes means that the message could not be read, which is a fault of the page's.

/// The most bytes of a message.
///
/// A field may hold a large paste, which the field refuses, not this.
private let mostBytes = 64 << 20

nonisolated(unsafe) private var page: Page?
nonisolated(unsafe) private var message = unsafe UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
nonisolated(unsafe) private var reply = unsafe UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

/// Makes room for a message of `length` bytes and gives its address.
@_expose(wasm, "reserve")
@_cdecl("reserve")
public func reserve(_ length: Int32) -> UnsafeMutablePointer<UInt8>? {
  unsafe message.deallocate()
  unsafe message = .allocate(capacity: max(Int(length), 1))
  return unsafe message.baseAddress
}

/// Starts the app with the first `length` bytes reserved; gives the length of the reply.
@_expose(wasm, "start")
@_cdecl("start")
public func start(_ length: Int32) -> Int32 {
  guard let start = read(length) else { return keep(nil) }
  var started = Page(start: start)
  let first = started.firstMessage()
  unsafe page = started
  return keep(first)
}

/// Takes the event in the first `length` bytes reserved; gives the length of the reply.
@_expose(wasm, "receive")
@_cdecl("receive")
public func receive(_ length: Int32) -> Int32 {
  guard let message = read(length), let event = try? Event(message: message) else { return keep(nil) }
  return keep(unsafe page?.message(after: event))
}

/// Opens the link in the first `length` bytes reserved, a text; gives the length of the reply.
@_expose(wasm, "open")
@_cdecl("open")
public func open(_ length: Int32) -> Int32 {
  guard let link = read(length)?.text else { return keep(nil) }
  return keep(unsafe page?.message(opening: link))
}

/// Where the last reply stands.
@_expose(wasm, "replyAddress")
@_cdecl("replyAddress")
public func replyAddress() -> UnsafeMutablePointer<UInt8>? {
  unsafe reply.baseAddress
}

private func read(_ length: Int32) -> JSON? {
  try? JSON(reading: unsafe Array(message.prefix(Int(length))), atMost: mostBytes)
}

private func keep(_ message: JSON?) -> Int32 {
  let bytes = message?.compactBytes ?? []
  unsafe reply.deallocate()
  unsafe reply = .allocate(capacity: max(bytes.count, 1))
  _ = unsafe reply.initialize(from: bytes)
  return Int32(bytes.count)
}
