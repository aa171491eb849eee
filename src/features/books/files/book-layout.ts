/**
 * How a book looks in print, as a Typst program that never changes. What people wrote reaches it as values of `document.json` and is set
 * as text: none of it is ever read as a part of the program.
 */
import { drawing } from '#tools/export/pdf/layout.ts';

export const bookLayout = String.raw`
#let data = json("document.json")
#let ink = (
  text: black,
  muted: luma(35%),
  bamboo: if data.theme == "plain" { rgb("#1a6e3b") } else { black },
  leaf: luma(95%),
  sunken: luma(95%),
  line: luma(75%),
)
#let display = if data.theme == "classic" { data.fonts.text } else { data.fonts.display }
#let heads = (
  section: (size: 14pt, above: 24pt, below: 10pt, fill: ink.text, font: display),
  subsection: (size: 12pt, above: 20pt, below: 8pt, fill: ink.text, font: display),
  first: (size: 12.5pt, above: 20pt, below: 9pt, fill: ink.text, font: display),
  second: (size: 11.5pt, above: 17pt, below: 8pt, fill: ink.text, font: display),
  third: (size: 10.5pt, above: 14pt, below: 7pt, fill: ink.text, font: display),
)
#let is-book = data.theme != "plain"

#set document(title: data.title, author: data.author)
#set text(
  font: data.fonts.text, size: data.size * 1pt, fill: ink.text, lang: data.language, fallback: false, hyphenate: is-book,
  top-edge: 0.76em, bottom-edge: -0.24em, dir: if data.rtl { rtl } else { ltr },
  costs: (widow: 200%, orphan: 200%),
)
#set par(
  justify: is-book, leading: 0.48em,
  spacing: if is-book { 0.48em } else { 1.1em },
  first-line-indent: if is-book { 1.3em } else { 0pt },
)
#let quiet-pages = state("quiet", true)
#set page(
  width: data.width * 1pt,
  height: data.height * 1pt,
  binding: if data.rtl { right } else { left },
  margin: (inside: data.inside * 1pt, outside: data.outside * 1pt, top: data.top * 1pt, bottom: data.bottom * 1pt),
  header-ascent: 34%,
  header: context if not quiet-pages.get() {
    let number = here().page()
    let begins = query(heading.where(level: 1)).map(it => it.location().page())
    let quiet = query(<quiet-page>).map(it => it.location().page())
    if number not in begins and number not in quiet {
      set text(size: 8.5pt, fill: ink.muted, style: if is-book { "italic" } else { "normal" }, hyphenate: false)
      set par(first-line-indent: 0pt, justify: false)
      let before = query(heading.where(level: 1).before(here()))
      let words = if calc.even(number) or before.len() == 0 { text(data.title) } else { before.last().body }
      align(center, box(width: 90%, height: 1em, clip: true, words))
    }
  },
  footer: context if not quiet-pages.get() {
    set text(size: 8.5pt, fill: ink.muted)
    align(center, counter(page).display("1"))
  },
)
#set outline.entry(fill: repeat(text(fill: ink.line, " . ")))
#show outline.entry: set par(first-line-indent: 0pt, justify: false)
#show outline: set par(leading: 0.7em)

${drawing}

// In print a link is a word like others; on screen it still leads somewhere.
#show outline.entry: it => { show link: inner => inner; it }

#let in-middle(body) = { set par(first-line-indent: 0pt, justify: false); align(center, body) }

#if data.cover != none {
  set page(margin: 0pt, header: none, footer: none)
  image(data.cover, width: 100%, height: 100%, fit: "cover", alt: "Cover")
}

#{
  v(22%)
  in-middle({
    set text(hyphenate: false)
    text(size: 25pt, font: display, weight: if data.theme == "classic" { 400 } else { 700 }, data.title)
    if data.subtitle != "" { v(10pt); text(size: 13pt, style: "italic", data.subtitle) }
    if data.author != "" { v(34pt); text(size: 13pt, data.author) }
  })
  v(1fr)
  in-middle(text(size: 8.5pt, fill: ink.muted, data.rights))
  pagebreak()
}

#let chapter(it) = {
  pagebreak(weak: true)
  if it.role == "dedication" {
    [#metadata("dedication") <quiet-page>]
    v(28%)
    in-middle(emph({ []; it.blocks.map(draw).join() }))
  } else {
    v(12%)
    let look = if data.theme == "classic" { center } else { start }
    set align(look)
    set par(first-line-indent: 0pt, justify: false)
    if it.number != none {
      text(size: 9pt, fill: ink.muted, tracking: 0.12em, upper("Chapter " + str(it.number)))
      v(4pt)
    }
    show heading: set text(size: 20pt, font: display, weight: if data.theme == "classic" { 400 } else { 700 }, hyphenate: false)
    show heading: set block(below: 30pt)
    heading(level: 1, text(it.title))
  }
  if it.role != "dedication" {
    set align(start)
    set par(justify: is-book, first-line-indent: if is-book { 1.3em } else { 0pt })
    { []; it.blocks.map(draw).join() }
  }
}

#if data.contents {
  show heading: set text(size: 16pt, font: display, weight: if data.theme == "classic" { 400 } else { 700 })
  show heading: set block(below: 20pt)
  heading(level: 1, outlined: false, "Contents")
  outline(title: none, depth: 1)
  pagebreak(weak: true)
}
#quiet-pages.update(false)
#{ []; data.chapters.map(chapter).join() }
#context [#metadata(counter(page).final().first()) <pages>]
`;
