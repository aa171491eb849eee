/** From eSpeak's IPA to the numbers that Kokoro was trained on. */

/** Runs of neighbours: the number of the first, then the symbols that follow one another. */
const runs: [first: number, symbols: string][] = [
  [1, ';:,.!?'],
  [9, '—…"()“” \u0303ʣʥʦʨᵝꭧAI'],
  [31, 'O'],
  [33, 'Q'],
  [35, 'ST'],
  [39, 'W'],
  [41, 'Yᵊabcdef'],
  [50, 'hijklmnopqrstuvwxyzɑɐɒæ'],
  [75, 'βɔɕç'],
  [80, 'ɖðʤə'],
  [85, 'ɚɛɜ'],
  [90, 'ɟ'],
  [92, 'ɡ'],
  [99, 'ɥ'],
  [101, 'ɨɪʝ'],
  [110, 'ɯɰŋɳɲɴø'],
  [118, 'ɸθœ'],
  [123, 'ɹ'],
  [125, 'ɾɻ'],
  [128, 'ʁɽʂʃʈʧ'],
  [135, 'ʊʋ'],
  [138, 'ʌɣɤ'],
  [142, 'χʎ'],
  [147, 'ʒʔ'],
  [156, 'ˈˌː'],
  [162, 'ʰ'],
  [164, 'ʲ'],
  [169, '↓'],
  [171, '→↗↘'],
  [177, 'ᵻ'],
];
const numbers = new Map(
  runs.flatMap(([first, symbols]) => [...symbols].map((symbol, at) => [symbol, first + at] as const)),
);

/** Sounds that Kokoro writes in another way: its capitals are diphthongs. */
const everywhere: Record<string, string> = {
  aɪ: 'I',
  aʊ: 'W',
  eɪ: 'A',
  ɔɪ: 'Y',
  dʒ: 'ʤ',
  tʃ: 'ʧ',
  əl: 'ᵊl',
  'n\u0329': 'ᵊn',
  r: 'ɹ',
  x: 'k',
  ç: 'k',
  ɬ: 'l',
  ɐ: 'ə',
  ʔ: 't',
};
const american: Record<string, string> = { oʊ: 'O', ɚ: 'əɹ', ɜː: 'ɜɹ', iə: 'iə', oː: 'ɔ', ɔː: 'ɔ' };
const british: Record<string, string> = { əʊ: 'Q', eə: 'ɛː', iə: 'ɪə' };

const stress = /^[ˈˌ]+/;

/** eSpeak's words come with an underscore between sounds. */
export function kokoroSounds(ipa: string, accent: 'american' | 'british'): string {
  const own = accent === 'american' ? american : british;
  const sound = (marked: string) => {
    const mark = stress.exec(marked)?.[0] ?? '';
    const plain = marked.slice(mark.length);
    const known = own[plain] ?? everywhere[plain] ?? plain;
    return mark + (accent === 'american' ? known.replaceAll('ː', '') : known);
  };
  return ipa
    .split(/\s+/)
    .map((word) => word.split('_').map(sound).join(''))
    .join(' ');
}

/** What the model has no number for is left out. */
export function kokoroIds(sounds: string): number[] {
  return [...sounds].map((symbol) => numbers.get(symbol)).filter((id) => id !== undefined);
}

const space = numbers.get(' ')!;

/** The model takes so many at once; longer ones are parted between words. */
export function inPortions(ids: number[], most = 500): number[][] {
  if (ids.length <= most) return ids.length > 0 ? [ids] : [];
  const gap = ids.lastIndexOf(space, most - 1);
  const cut = gap > 0 ? gap + 1 : most;
  return [ids.slice(0, cut), ...inPortions(ids.slice(cut), most)];
}
