/** Texts that no one writes and parsers stumble over, beside prose of the same length to compare with. */
import { measureEffort } from './effort.ts';

const seeds: Record<string, string> = {
  digits: '1',
  'digits and letters': '1e',
  'numbers in a row': '1 ',
  'decimal points': '1.',
  'number words': 'twenty ',
  'number words and points': 'one point ',
  'numbers taken back': '5 no, ',
  'days taken back': 'Tuesday, no, Wednesday, ',
  brackets: '(',
  'closed brackets': '()',
  'square brackets': '[',
  'braces and backslashes': '\\{',
  'underscores and letters': '_a',
  underscores: '_',
  stars: '*',
  'stars and letters': '*a ',
  backticks: '`',
  'backticks and letters': '`a',
  dollars: '$',
  'dollars and letters': '$a',
  spaces: ' ',
  'lines without words': '\n',
  'spaces and lines': ' \n',
  'one word': 'panda ',
  'one letter': 'a',
  'one sentence': 'It is not. ',
  questions: 'Is it? ',
  quotes: '> ',
  'quotes in a row': '"a" ',
  apostrophes: "a'",
  lists: '- ',
  'nested lists': '- - ',
  rules: '---\n',
  'table cells': '|-',
  'table rows': '|a|b|\n',
  tags: '<a',
  'less than': '<',
  comments: '<!--',
  'broken links': '[a](',
  pictures: '![',
  'addresses of mail': 'a@',
  'addresses of the web': 'http://a.',
  slashes: '/a',
  hyphens: 'a-',
  dots: 'a.',
  commas: 'a,',
  entities: '&a',
  'plus signs': '+1',
  'minus signs': '-',
  powers: '2^',
  factorials: '9!',
  functions: 'sqrt(',
  fractions: '\\frac{1}{',
  'units in a row': 'km to m ',
  dates: '1/1/20 ',
  'dates without end': 'next monday after ',
  'combining marks': '\u0301',
  'letters with marks': 'a\u0315\u0300',
  'joined faces': '👨‍',
  'right to left': '\u202e',
  ideographs: '漢',
  'no-break spaces': '\u00a0',
  controls: '\u0001',
  capitals: 'A. ',
  conjunctions: 'and or ',
  negations: 'not ',
  colons: 'a: ',
  dashes: '— ',
  'relative clauses': 'which is, ',
  braces: '{"a":',
};

const sentence =
  'The giant panda lives in a few mountain ranges in central China, where it eats bamboo for most of the day. ';

export const proseOf = (length: number) =>
  sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length);

export const hostileTexts = (length: number): [name: string, text: string][] => [
  ...Object.entries(seeds).map(([name, seed]): [string, string] => [
    name,
    seed.repeat(Math.ceil(length / seed.length)).slice(0, length),
  ]),
  ['brackets that close', '('.repeat(length / 2) + ')'.repeat(length / 2)],
  ['words that differ', differing(length)],
  // What somebody says of themselves is read further than other texts.
  ['likes without end', `I like ${'bamboo, '.repeat(length / 8)}`.slice(0, length)],
  ['names without end', `My dog is called ${'Bruno and '.repeat(length / 10)}`.slice(0, length)],
  ['a word at the end of spaces', `${' '.repeat(length - 1)}a`],
];

function differing(length: number) {
  const words: string[] = [];
  for (let size = 0; size < length; size += words.at(-1)!.length + 1)
    words.push(`w${words.length.toString(36)}`);
  return words.join(' ').slice(0, length);
}

/** A busy machine is slow now and then, never fast: the quickest of a few tries is what the work takes. */
export const quickest = (work: () => unknown, tries = 3) => least(clock, work, tries);

/**
 * What work in this thread takes of the processor, whatever else the machine does; less with use, so the least of a few tries,
 * or the first that is little enough.
 */
export const leastEffort = (work: () => unknown, tries = 3, enough = 0) =>
  least(measureEffort, work, tries, enough);

async function least(measure: () => () => number, work: () => unknown, tries: number, enough = 0) {
  let best = Infinity;
  for (let attempt = 0; attempt < tries && best > enough; attempt += 1) {
    const taken = measure();
    await work();
    best = Math.min(best, taken());
  }
  return best;
}

function clock() {
  const started = performance.now();
  return () => performance.now() - started;
}
