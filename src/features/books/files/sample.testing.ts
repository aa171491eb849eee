/** A book with everything that a file has to get right. */
import { emptyBook, type Book, type Chapter } from '../book.ts';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAwAAAAMCAIAAADZF8uwAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAE0lEQVQYlWPoIAIwjCpiGIRBAAASZeWBVzcFJAAAAABJRU5ErkJggg==';

const chapter = (id: string, title: string, text: string, role: Chapter['role'] = 'chapter'): Chapter => ({
  id,
  role,
  title,
  brief: '',
  text,
  sources: [],
});

export const sampleBook: Book = {
  ...emptyBook,
  subtitle: 'With <angle brackets> & ampersands',
  author: 'Ana “Quote” Lindqvist',
  about: 'Everything at once.',
  licence: 'cc-by',
  chapters: [
    chapter('d', '', 'For everyone who *reads*.', 'dedication'),
    chapter('p', 'Preface', 'Why this book was written.', 'preface'),
    chapter(
      'one',
      'Words & <b>marks</b>',
      `First paragraph with **bold**, *italic*, ~~struck~~ and \`code <x>\`.\nA [link](https://example.org/a?b=1&c=2), a [bad one](javascript:alert(1)) and [one with spaces](https://example.org/a b).

Second paragraph with a note.[^1] And another.[^two]

[^1]: The words of the note & more.
[^two]: Second <note>.

## A section

- one
- two
  1. inner
  2. inner

> A quotation.

### Deeper

| Head | Other |
| --- | --- |
| a | b |
| c |

\`\`\`html
<script>alert(1)</script>
\`\`\`

---

![A grey square](${pixel})

![Broken](data:image/png;base64,AAAA)

<script>alert(2)</script>`,
    ),
    chapter(
      'two',
      'كتاب',
      'هذا نص باللغة العربية مع كلمات English في الوسط.\n\nשלום עולם\n\nภาษาไทย\n\nΕλληνικά και кириллица.',
    ),
    chapter('three', '', ''),
    chapter(
      'long',
      'L'.repeat(200),
      `${'long'.repeat(400)} \u0000\u0001\uFFFE\uD800 end`.replaceAll('\0', ''),
    ),
    chapter('g', 'Glossary', '**Bamboo**: a grass.', 'glossary'),
  ],
};
