/**
 * How a manual looks in print, as a Typst program that never changes. What people wrote reaches it as values of `document.json` and is set
 * as text: none of it is ever read as a part of the program.
 */
export const manualLayout = String.raw`
#let data = json("document.json")
#let muted = luma(35%)
#let line-colour = luma(75%)
#set document(title: data.title, author: data.maker)
#set text(
  font: data.fonts.text, size: data.size * 1pt, fallback: false, hyphenate: false, lang: data.language,
  dir: if data.rtl { rtl } else { ltr },
)
#set par(leading: 0.62em, spacing: 0.95em)
#set page(
  width: data.width * 1pt, height: data.height * 1pt,
  margin: (x: data.side * 1pt, top: data.side * 1pt, bottom: data.side * 1.15pt),
  footer: context {
    set text(size: 0.8em, fill: muted)
    grid(
      columns: (1fr, auto), column-gutter: 1em,
      box(width: 100%, height: 1.1em, clip: true, text(data.foot)),
      text(str(here().page())),
    )
  },
)
#show heading: set text(font: data.fonts.display, weight: 700)
#show heading.where(level: 1): set text(size: 1.5em)
#show heading.where(level: 2): set text(size: 1.25em)
#show heading: set block(above: 1.7em, below: 0.8em)
#set table(stroke: (x: none, y: 0.5pt + line-colour), inset: (x: 4pt, y: 5pt))
#set outline.entry(fill: repeat(text(fill: line-colour, " . ")))

#let bar = 2.5pt + black
#let tail(doc, it) = if it.untranslated { text(size: 0.85em, fill: muted, style: "italic", " [" + doc.labels.untranslated + "]") }
// A bar beside what is other than in the edition before.
#let marked(it, body) = if it.changed { context {
  let edge = if text.dir == rtl { (right: bar) } else { (left: bar) }
  block(width: 100%, stroke: edge, outset: (x: 7pt, y: 1pt), body)
} } else { body }

#let paragraph(doc, it) = marked(it, par({
  if it.label != "" { strong(text(it.label + ": ")) }
  text(it.text)
  tail(doc, it)
}))

#let notice(doc, it) = {
  let look = data.looks.at(it.signal)
  let field = rgb(look.field)
  let ink = rgb(look.ink)
  marked(it, block(width: 100%, breakable: false, stroke: 0.8pt + black, above: 1em, below: 1em, {
    block(width: 100%, fill: field, inset: (x: 8pt, y: 5pt), above: 0pt, below: 0pt, {
      set align(horizon)
      if look.isAlert { box(height: 1.25em, baseline: 22%, image("alert-" + it.signal + ".svg", alt: "!")); h(6pt) }
      text(fill: ink, weight: 700, size: 1.15em, style: if look.isAlert { "normal" } else { "italic" }, it.word)
    })
    block(width: 100%, inset: 8pt, above: 0pt, below: 0pt, grid(
      columns: if it.hazard == "none" { (1fr,) } else { (38pt, 1fr) }, column-gutter: 8pt,
      ..if it.hazard == "none" { () } else { (image("hazard-" + it.hazard + ".svg", width: 38pt, alt: it.symbol),) },
      {
        if it.danger != "" { par(strong(text(it.danger))) }
        if it.consequence != "" { par(text(it.consequence)) }
        if it.avoidance != "" { par(text(it.avoidance)) }
        tail(doc, it)
      },
    ))
  }))
}

#let dot(number) = box(width: 1.75em, height: 1.75em, radius: 50%, fill: black, stroke: 1.2pt + white, align(center + horizon, text(fill: white, weight: 700, size: 0.85em, str(number))))

#let shown-figure(doc, it) = marked(it, block(width: 100%, breakable: it.callouts.len() > 12, above: 1.2em, below: 1.4em, {
  let photo = data.photos.at(it.photo, default: none)
  if photo == none { par(emph(text(it.alt))) } else {
    layout(size => {
      let width = calc.min(size.width, photo.width * 1pt, data.height * 0.45pt / photo.ratio)
      block(width: width, height: width * photo.ratio, above: 0pt, below: 6pt, {
        image(photo.file, alt: it.alt, width: 100%, height: 100%)
        for callout in it.callouts {
          place(top + left, dx: callout.x * 1% - 0.87em, dy: callout.y * 1% - 0.87em, dot(callout.number))
        }
      })
    })
  }
  par({ strong(text(doc.labels.figure + " " + str(it.number))); if it.caption != "" { text(". " + it.caption) }; tail(doc, it) })
  if it.callouts.len() > 0 {
    enum(numbering: n => strong(str(n)), ..it.callouts.map(callout => text(if callout.label == "" { "–" } else { callout.label })))
  }
}))

#let steps(doc, it) = it.items.map(step => marked(step, block(width: 100%, above: 0.9em, below: 0.9em, grid(
  columns: (2em, 1fr), column-gutter: 4pt,
  strong(text(str(step.number) + ".")),
  {
    text(step.text)
    if step.figure != none { text(fill: muted, " (" + doc.labels.figure + " " + str(step.figure) + ")") }
    if step.basis == "inferred" { text(size: 0.85em, fill: muted, style: "italic", " [" + doc.labels.inferred + "]") }
    tail(doc, step)
  },
)))).join()

#let shown-table(doc, it) = table(
  columns: if it.head.len() == 2 { (3fr, 2fr) } else { it.head.map(_ => 1fr) },
  table.header(..it.head.map(cell => table.cell(fill: luma(94%), strong(text(cell))))),
  ..it.rows.map(row => row.cells.enumerate().map(((at, cell)) => table.cell(
    stroke: if at == 0 and row.changed { (left: bar, y: 0.5pt + line-colour) } else { (y: 0.5pt + line-colour) },
    { text(cell); if at == 0 { tail(doc, row) } },
  ))).flatten(),
)

#let draw(doc, it) = {
  if it.is == "paragraph" { paragraph(doc, it) }
  else if it.is == "notice" { notice(doc, it) }
  else if it.is == "figure" { shown-figure(doc, it) }
  else if it.is == "steps" { steps(doc, it) }
  else if it.is == "table" { shown-table(doc, it) }
}

#block(width: 100%, {
  if data.maker != "" { text(fill: muted, data.maker); v(2pt) }
  text(font: data.fonts.display, size: 2.1em, weight: 700, data.title)
  v(4pt)
  text(fill: muted, data.edition)
})
#if data.qr != none {
  block(above: 1.2em, grid(
    columns: (62pt, 1fr), column-gutter: 10pt, align: horizon,
    image(data.qr, width: 62pt, alt: data.online), { strong(text(data.online-label)); linebreak(); text(size: 0.85em, link(data.online, text(data.online-shown))) },
  ))
}
#if data.hasChanges { block(stroke: (left: bar), inset: (left: 7pt), text(size: 0.9em, fill: muted, data.changed)) }
#{
  show outline.entry: set par(leading: 0.6em)
  block(above: 1.6em, below: 0.6em, text(font: data.fonts.display, weight: 700, size: 1.25em, data.contents))
  outline(title: none, depth: 2)
}
#pagebreak()
#for doc in data.documents {
  set text(lang: doc.language, dir: if doc.rtl { rtl } else { ltr })
  let level = if data.documents.len() > 1 { 2 } else { 1 }
  if level == 2 { pagebreak(weak: true); heading(level: 1, text(doc.name)) }
  for section in doc.sections {
    heading(level: level, text(section.title))
    for it in section.blocks { draw(doc, it) }
  }
}
#context [#metadata(counter(page).final().first()) <pages>]
`;

/** Two pages beside each other on each side of a sheet, so that a stack folded in the middle reads in order. */
export const bookletLayout = String.raw`
#let data = json("document.json")
#set document(title: data.title)
#set page(width: data.width * 2pt, height: data.height * 1pt, margin: 0pt)
#let half(number) = box(width: data.width * 1pt, height: data.height * 1pt, if number != none { image("inner.pdf", page: number, width: 100%, alt: data.word + " " + str(number)) })
#for (at, side) in data.sides.enumerate() {
  if at > 0 { pagebreak() }
  grid(columns: 2, half(side.at(0)), half(side.at(1)))
}
#context [#metadata(counter(page).final().first()) <pages>]
`;
