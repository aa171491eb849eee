/** A name to show for a file somebody sent: it says what they called it, and can do nothing else. */

const maxGraphemes = 120;
// What common file systems allow is 255; a browser may still add " (1)".
const maxBytes = 200;
// A path can be long, a name is at its end, and nobody needs us to look at a megabyte of it.
const maxLooked = 4096;

// \p{Cc}: NUL, line breaks and other controls. \p{Cf}: bidi overrides, which make "gpj.exe" look like "exe.jpg",
// and invisible marks; the two joiners stay, since emoji and several scripts are spelled with them.
const unseen = /[\p{Cc}\p{Co}\p{Cn}]|(?![\u200c\u200d])\p{Cf}/gu;
const blank = /[\t\n\v\f\r\p{Z}]/gu;
const extension = /\.[\p{L}\p{N}]{1,16}$/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const encoder = new TextEncoder();

export function safeName(raw: string, fallback = 'file'): string {
  const base = raw.slice(-maxLooked).toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const name = tidy(base.replace(blank, ' ').replace(unseen, '').normalize('NFC'));
  return fit(name) || fallback;
}

/** Too long a name is cut before its ending, which says what it is. */
function fit(name: string): string {
  if (fits(name)) return name;
  const ending = extension.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - ending.length);
  const room = { graphemes: maxGraphemes - [...ending].length, bytes: maxBytes - byteLength(ending) };
  const short = tidy(firstOf(stem, room));
  return short ? short + ending : '';
}

function firstOf(text: string, room: { graphemes: number; bytes: number }): string {
  let kept = '';
  let count = 0;
  let bytes = 0;
  for (const { segment } of graphemes.segment(text)) {
    count += 1;
    bytes += byteLength(segment);
    if (count > room.graphemes || bytes > room.bytes) break;
    kept += segment;
  }
  return kept;
}

function fits(name: string): boolean {
  return byteLength(name) <= maxBytes && [...graphemes.segment(name)].length <= maxGraphemes;
}

/** Dots at the front hide a file, dots and spaces at the end vanish on some systems. */
function tidy(name: string): string {
  return name
    .replace(/ {2,}/g, ' ')
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '');
}

function byteLength(text: string): number {
  return encoder.encode(text).byteLength;
}
