import Interface
import Testing

@Test func `a view is written as HTML`() {
  let table: [(view: View<Int>, html: String)] = [
    (.text("a < b & c > \"d\""), "a &lt; b &amp; c &gt; \"d\""),
    (.element("p", .label("5 < 6 & \"so\" 'on'")), "<p aria-label=\"5 &lt; 6 &amp; &quot;so&quot; 'on'\"></p>"),
    (.text("a\rb\nc\u{A0}é"), "a&#13;b\nc\u{A0}é"),
    (.element("br"), "<br>"),
    (
      .element("input", .property("value", .text("3:45")), .property("checked", .flag(true))),
      "<input value=\"3:45\" checked=\"\">"
    ),
    (.element("input", .property("value", .text("")), .property("checked", .flag(false))), "<input>"),
    (.element("input", .attribute("value", "a"), .property("value", .text("b"))), "<input value=\"b\">"),
    (.element("dialog", .property("modal", .flag(true)), .style("width", "3px"), .on(.click, 1)), "<dialog></dialog>"),
    (.element("p", .flag("hidden", true), .flag("inert", false), .attribute("id", nil)), "<p hidden=\"\"></p>"),
    (.element("p", .class("a"), .class("b")), "<p class=\"b\"></p>"),
  ]
  for row in table { #expect(row.view.html() == row.html) }
}

@Test func `views in a list are written one after the other`() {
  #expect([View<Int>.text("a"), .element("hr"), .text("b")].html() == "a<hr>b")
}

@Test func `children are strings, views, lists, conditions and loops, in order`() {
  func view(_ isFast: Bool, note: String?) -> View<Int> {
    .element("div") {
      "pace "
      View.element("b") { "4:05" }
      if isFast { "fast" } else { View.element("i") { "slow" } }
      if let note { note }
      for lap in 1...2 { View.element("li") { "\(lap)" } }
      ["x", "y"].map { word in View.element("u") { word } }
      isFast ? nil : View<Int>.element("hr")
    }
  }
  #expect(
    view(true, note: nil).html()
      == "<div>pace <b>4:05</b>fast<li>1</li><li>2</li><u>x</u><u>y</u></div>")
  #expect(
    view(false, note: "windy").html()
      == "<div>pace <b>4:05</b><i>slow</i>windy<li>1</li><li>2</li><u>x</u><u>y</u><hr></div>")
}

@Test func `texts side by side are one, and empty ones are none`() {
  let view = View<Int>.element("p") {
    ""
    "3"
    ""
    ":45"
    View.element("br")
    ""
  }
  guard case .element(let element) = view.markup else { return }
  #expect(element.children.count == 2)
  guard case .text(let text)? = element.children.first else { return }
  #expect(text == "3:45")
}
