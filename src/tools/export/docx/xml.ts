export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Characters that XML has no way to hold. */
// oxlint-disable-next-line no-control-regex -- these are what is taken out
const unheld = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

export const xmlText = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(unheld, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

export const attribute = (text: string) => xmlText(text).replaceAll('"', '&quot;');

export function element(
  name: string,
  inner: string,
  attributes: Readonly<Record<string, string>> = {},
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${attribute(value)}"`);
  const open = `${name}${written.join('')}`;
  return inner === '' ? `<${open}/>` : `<${open}>${inner}</${name}>`;
}
