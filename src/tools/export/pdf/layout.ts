/**
 * How a document looks in print, as a Typst program that never changes. What people wrote reaches it as values of `document.json` and is
 * set as text: none of it is ever read as a part of the program.
 */

/** In points; the light theme's colours are in the program. */
export const page = { width: 595.28, height: 841.89, side: 62, top: 64, bottom: 76 };
export const textWidth = page.width - 2 * page.side;
export const codeSize = 8.8;
/** From one line of text to the next, and of code or notes. */
export const leadings = { text: 16, small: 13 };
export const indents = { list: 18, quote: 14, code: 6 };

/** How links, code, lists, tables and all other blocks are drawn; needs `data`, `ink` and `heads`. */
export const drawing = String.raw`#show link: it => text(fill: ink.bamboo, underline(stroke: 0.5pt, offset: 1.6pt, it))
// Two signs that are drawn as one could not be copied as two.
#show raw: set text(font: data.fonts.code, features: (calt: 0))
#show raw.where(block: false): set text(size: 1.15em)
#show raw.where(block: true): set text(size: ${codeSize}pt)
#show raw.where(block: true): set par(leading: ${(leadings.small - codeSize).toFixed(1)}pt)
#show quote.where(block: true): it => {
  let bar = 2.5pt + ink.line
  block(
    width: 100%,
    above: 14pt,
    below: 14pt,
    stroke: if text.dir == rtl { (right: bar) } else { (left: bar) },
    inset: (if text.dir == rtl { "right" } else { "left" }: ${indents.quote}pt, y: 2pt),
    it.body,
  )
}
#set footnote.entry(indent: 0pt)
#show footnote.entry: set text(size: 8.8pt)
#show footnote.entry: set par(leading: 4pt)
#set list(marker: text(fill: ink.bamboo, "•"), indent: 5pt, body-indent: 8pt, spacing: 8.5pt, tight: false)
#set enum(numbering: n => text(fill: ink.bamboo, str(n) + "."), body-indent: 7pt, spacing: 8.5pt, tight: false)
#set table(stroke: (x: none, y: 0.5pt + ink.line))
#set table.header(repeat: true)

#let words(span) = if type(span) == str { text(span) } else if span.is == "break" {
  linebreak()
} else if span.is == "footnote" {
  footnote(text(span.text))
} else {
  let it = if span.is == "code" {
    highlight(fill: ink.sunken, extent: 1.5pt, radius: 2.5pt, raw(span.text))
  } else { text(span.text) }
  if span.strike { it = strike(it) }
  if span.italic { it = emph(it) }
  if span.bold { it = strong(it) }
  if span.href != none { it = link(span.href, it) }
  it
}
#let line-of(spans) = { []; spans.map(words).join() }

#let picture(name, alt) = {
  let given = data.pictures.at(name)
  if given == none { par(emph(text(alt))) } else {
    block(layout(size => image(given.file, alt: alt, width: calc.min(given.width * 1pt, size.width))))
  }
}

#let draw(it) = {
  set text(dir: rtl, lang: it.rtl) if "rtl" in it
  if it.is == "paragraph" { par(line-of(it.spans)) }
  else if it.is == "line" { line-of(it.spans) }
  else if it.is == "picture" { picture(it.name, it.alt) }
  else if it.is == "title" { title(text(it.text)) }
  else if it.is == "heading" {
    let look = heads.at(it.look)
    show heading: set text(font: look.font, size: look.size, fill: look.fill, weight: 700)
    show heading: set block(above: look.above, below: look.below)
    heading(level: it.level, line-of(it.spans))
  }
  else if it.is == "note" {
    set text(size: 9pt, fill: ink.muted)
    set par(leading: ${leadings.small - 9}pt)
    par(line-of(it.spans))
  }
  else if it.is == "question" {
    block(
      width: 100%, fill: ink.leaf, above: 17pt, below: 17pt, inset: (x: 16pt, y: 10pt),
      stroke: if "rtl" in it { (right: 3pt + ink.bamboo) } else { (left: 3pt + ink.bamboo) },
      text(size: 11.5pt, weight: 700, par(line-of(it.spans))),
    )
  }
  else if it.is == "points" {
    list(..it.items.map(point => {
      line-of(point.text)
      linebreak()
      text(size: 9pt, fill: ink.muted, line-of(point.note))
    }))
  }
  else if it.is == "list" {
    let items = it.items.map(blocks => { set par(spacing: 8.5pt); []; blocks.map(draw).join() })
    if it.first == none { list(..items) } else { enum(start: it.first, ..items) }
  }
  else if it.is == "quote" { quote(block: true, { []; it.blocks.map(draw).join() }) }
  else if it.is == "code" {
    // Long code comes in pieces, which look like one.
    let edge(is-end, space, none-left) = if is-end { space } else { none-left }
    block(
      width: 100%, fill: ink.sunken,
      radius: (top: edge(it.isFirst, 3pt, 0pt), bottom: edge(it.isLast, 3pt, 0pt)),
      above: edge(it.isFirst, 12.5pt, 0pt),
      below: edge(it.isLast, 14pt, 0pt),
      inset: (
        x: ${indents.code}pt,
        top: edge(it.isFirst, 7pt, 0pt),
        bottom: edge(it.isLast, 7pt, ${(leadings.small - codeSize).toFixed(1)}pt),
      ),
      raw(it.text, block: true),
    )
  }
  else if it.is == "rule" { block(above: 14pt, below: 14pt, line(length: 100%, stroke: 0.7pt + ink.line)) }
  else if it.is == "table" {
    set text(size: it.size * 1pt)
    set par(leading: it.size * 0.4pt, spacing: 6pt)
    let body(cell) = { []; cell.blocks.map(draw).join() }
    table(
      columns: it.widths.map(width => width * 1pt),
      align: it.aligns.map(name => (start: start, left: left, center: center, right: right).at(name)),
      inset: (x: it.inset * 1pt, y: 5.5pt),
      table.header(..it.head.map(cell => table.cell(colspan: cell.span, fill: ink.sunken, strong(body(cell))))),
      ..it.rows.flatten().map(cell => table.cell(colspan: cell.span, body(cell))),
    )
  }
}
`;

export const layout = String.raw`
#let data = json("document.json")
#let ink = (
  text: rgb("#17221b"),
  muted: rgb("#4a5750"),
  bamboo: rgb("#1a6e3b"),
  leaf: rgb("#e4f4e4"),
  sunken: rgb("#f3f4ec"),
  line: rgb("#d9ddd3"),
)
#let heads = (
  section: (size: 17pt, above: 30pt, below: 11pt, fill: ink.text, font: data.fonts.display),
  subsection: (size: 12.5pt, above: 21pt, below: 9pt, fill: ink.bamboo, font: data.fonts.display),
  first: (size: 13.5pt, above: 19pt, below: 9pt, fill: ink.text, font: data.fonts.display),
  second: (size: 12pt, above: 17pt, below: 8pt, fill: ink.text, font: data.fonts.display),
  third: (size: 10.5pt, above: 15pt, below: 8pt, fill: ink.text, font: data.fonts.text),
)

#set document(title: data.title)
#set text(
  font: data.fonts.text, size: 10.5pt, fill: ink.text, lang: data.language, fallback: false, hyphenate: false,
  top-edge: 0.76em, bottom-edge: -0.24em,
)
#set par(leading: ${leadings.text - 10.5}pt, spacing: 12.5pt)
#set page(
  width: ${page.width}pt,
  height: ${page.height}pt,
  margin: (x: ${page.side}pt, top: ${page.top}pt, bottom: ${page.bottom}pt),
  background: context if data.title != none and here().page() == 1 {
    place(top, rect(width: 100%, height: 7pt, fill: ink.bamboo))
  },
  footer-descent: 24pt,
  footer: context {
    set text(size: 8.5pt, fill: ink.muted, dir: ltr)
    line(length: 100%, stroke: 0.5pt + ink.line)
    v(-3pt)
    grid(
      columns: (3fr, 1fr),
      align: (left, right),
      box(width: 100%, height: 1em, clip: true, text(data.foot)),
      text(str(here().page()) + " of " + str(counter(page).final().first())),
    )
  },
)

#show title: set text(font: data.fonts.display, size: 25pt, weight: 700)
#show title: set par(leading: 6pt)
#show title: set block(below: 12pt)
${drawing}
#{ []; data.blocks.map(draw).join() }
#context [#metadata(counter(page).final().first()) <pages>]
`;
