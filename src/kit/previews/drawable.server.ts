/** Leaves of a text what this machine has letters for: an empty box says less than nothing. */
import { drawText, type TextStyle } from './drawn-text.server.ts';

/** In our own face, so always there: Latin with its marks, the usual signs, and two that join letters and are invisible. */
const ownLetters =
  /[\u0020-\u007e\u00a0-\u024f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20ac]|[\u0300-\u036f]|[\u200c\u200d]/u;

/** Other scripts come from the machine's fonts. One letter stands for each: where it can be drawn, so can the rest, nearly always. */
const scripts = [
  { letters: /\p{Script=Cyrillic}/u, sample: 'Я' },
  { letters: /\p{Script=Greek}/u, sample: 'Ξ' },
  { letters: /\p{Script_Extensions=Arabic}/u, sample: 'ع' },
  { letters: /\p{Script=Hebrew}/u, sample: 'א' },
  { letters: /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u, sample: '漢' },
  { letters: /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u, sample: 'あ' },
  { letters: /\p{Script=Hangul}/u, sample: '한' },
  { letters: /\p{Script_Extensions=Devanagari}/u, sample: 'अ' },
  { letters: /\p{Script=Bengali}/u, sample: 'অ' },
  { letters: /\p{Script=Tamil}/u, sample: 'அ' },
  { letters: /\p{Script=Thai}/u, sample: 'ก' },
  { letters: /\p{Script=Georgian}/u, sample: 'ა' },
  { letters: /\p{Script=Armenian}/u, sample: 'Ա' },
];

/** More than any picture has room for. */
const longest = 600;

/** Empty when so much would be missing that the rest makes no sense. */
export async function drawable(text: string): Promise<string> {
  const line = text.slice(0, longest).toWellFormed().replaceAll(/\s+/g, ' ').trim();
  let kept = '';
  for (const letter of line) if (await canDraw(letter)) kept += letter;
  return lettersIn(kept) * 2 > lettersIn(line) ? kept.replaceAll(/ +/g, ' ').trim() : '';
}

const lettersIn = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

async function canDraw(letter: string): Promise<boolean> {
  if (ownLetters.test(letter)) return true;
  const script = scripts.find(({ letters }) => letters.test(letter));
  return script !== undefined && hasLetter(script.sample);
}

const known = new Map<string, Promise<boolean>>();

function hasLetter(sample: string): Promise<boolean> {
  let has = known.get(sample);
  if (!has) {
    has = isNoBox(sample);
    known.set(sample, has);
    // Not known after all: the next one looks again.
    has.catch(() => known.delete(sample));
  }
  return has;
}

/** What no font has is drawn as a box of always the same size; this letter is of private use, so no font should have it. */
const nobodysLetter = '\ue5f3';
const probe: TextStyle = { face: 'bold', size: 96, color: '#000', width: 400 };

async function isNoBox(sample: string): Promise<boolean> {
  const [box, drawn] = await Promise.all([drawText(nobodysLetter, probe), drawText(sample, probe)]);
  return box.width !== drawn.width || box.height !== drawn.height;
}
