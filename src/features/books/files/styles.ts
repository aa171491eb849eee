/** How books look as e-books and web pages. Readers choose size and colours themselves, so none are set. */
import type { Theme } from '../book.ts';

const common = `
body { margin: 0 5%; line-height: 1.5; widows: 2; orphans: 2; overflow-wrap: break-word; }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; hyphens: none; page-break-after: avoid; break-after: avoid; }
h1 { font-size: 1.7em; margin: 3em 0 1.5em; }
h2 { font-size: 1.25em; margin: 2em 0 0.6em; }
h3, h4, h5, h6 { font-size: 1.05em; margin: 1.6em 0 0.5em; }
p { margin: 0; }
img { max-width: 100%; height: auto; }
figure, table, pre { page-break-inside: avoid; break-inside: avoid; }
blockquote { margin: 1em 1.5em; }
pre { white-space: pre-wrap; font-size: 0.85em; margin: 1em 0; }
table { border-collapse: collapse; margin: 1em 0; font-size: 0.92em; }
th, td { border-bottom: 1px solid; padding: 0.3em 0.7em 0.3em 0; text-align: start; vertical-align: top; }
hr { border: 0; text-align: center; margin: 1.5em 0; }
hr::before { content: "* * *"; letter-spacing: 0.3em; }
ul, ol { margin: 0.8em 0; padding-inline-start: 1.6em; }
li { margin: 0.25em 0; }
sup { line-height: 0; font-size: 0.75em; }
.number { display: block; font-size: 0.55em; font-weight: normal; letter-spacing: 0.12em; text-transform: uppercase; margin-bottom: 0.6em; }
.notes { margin-top: 3em; border-top: 1px solid; padding-top: 1em; font-size: 0.88em; }
.title-page { text-align: center; }
.title-page h1 { font-size: 2.2em; margin: 25% 0 0.4em; }
.title-page .subtitle { font-style: italic; font-size: 1.15em; }
.title-page .author { margin-top: 2.5em; font-size: 1.1em; }
.title-page .rights { margin-top: 6em; font-size: 0.85em; }
.dedication { margin: 25% 10% 0; text-align: center; font-style: italic; }
.cover { text-align: center; margin: 0; padding: 0; }
.cover img { max-height: 98vh; }
`;

const indented = `
p { text-indent: 1.3em; text-align: justify; hyphens: auto; -webkit-hyphens: auto; }
h1 + p, h2 + p, h3 + p, hr + p, li p, blockquote p:first-child, aside p, .title-page p, .dedication p { text-indent: 0; }
.title-page p, .dedication p { text-align: center; }
`;

const byTheme: Record<Theme, string> = {
  classic: `body { font-family: Literata, Georgia, "Times New Roman", serif; }
h1 { text-align: center; font-weight: normal; }
${indented}
.chapter h1 + p:not([dir])::first-letter { float: left; font-size: 3.1em; line-height: 0.85; padding: 0.05em 0.08em 0 0; }
.chapter h1 + p:not([dir])::first-line { font-variant-caps: small-caps; letter-spacing: 0.03em; }`,
  modern: `body { font-family: Literata, Charter, Georgia, serif; }
h1, h2, h3, h4, .number, th { font-family: "Helvetica Neue", Arial, sans-serif; font-weight: bold; }
h1 { border-bottom: 2px solid; padding-bottom: 0.4em; }
${indented}`,
  plain: `body { font-family: "Helvetica Neue", Arial, sans-serif; }
p { margin: 0.8em 0; }`,
};

export const styleOf = (theme: Theme) => `${common}${byTheme[theme]}\n`;
