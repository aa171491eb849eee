/** Where a part speaks otherwise than the voice: each rule that is broken, with the words, and a way out where one is safe. */
import { withoutContractions } from '#language/rewrite.ts';
import { sentencesOf, wordsOf } from '#language/sentences.ts';
import type { PartKind, Words } from '../set.ts';
import { contractionsIn, emojiIn } from './learn.ts';
import { toAmerican, toBritish } from './spellings.ts';
import type { Voice } from './voice.ts';

export interface Finding {
  rule: Exclude<keyof Voice, 'samples'>;
  words: string;
  /** Without it somebody has to think. */
  fix?: (text: string) => string;
}

const quoted = (text: string) => `“${text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text}”`;
const listed = (words: readonly string[]) => [...new Set(words)].slice(0, 5).map(quoted).join(', ');

export function checkVoice({ title, aside, text }: Words, kind: PartKind, voice: Voice): Finding[] {
  const whole = [title, aside, text].filter(Boolean).join('\n\n');
  const prose = whole.replaceAll(/https?:\/\/\S+|^On screen: .*$/gm, '');
  const findings: Finding[] = [];
  const { sentence, person, contractions, exclamations, emoji, spelling, avoid } = voice;
  if (sentence.on) {
    const long = sentencesOf(prose).filter((one) => wordsOf(one).length > sentence.most);
    if (long.length > 0)
      findings.push({
        rule: 'sentence',
        words: `${long.length === 1 ? 'A sentence has' : `${long.length} sentences have`} more than ${sentence.most} words: ${quoted(long[0]!)}`,
      });
  }
  if (person.on) findings.push(...personFindings(prose, person.is, kind));
  if (contractions.on && contractions.is === 'avoid') {
    const found = contractionsIn(prose);
    if (found.length > 0)
      findings.push({
        rule: 'contractions',
        words: `Contractions: ${listed(found)}`,
        fix: withoutContractions,
      });
  }
  const marks = (prose.match(/!/g) ?? []).length;
  if (exclamations.on && marks > exclamations.most)
    findings.push({
      rule: 'exclamations',
      words: `${marks} exclamation ${marks === 1 ? 'mark' : 'marks'}; the voice has ${exclamations.most === 0 ? 'none' : `at most ${exclamations.most}`}.`,
      fix: (from) => withoutMarks(from, exclamations.most),
    });
  const faces = emojiIn(prose);
  if (emoji.on && faces.length > emoji.most)
    findings.push({
      rule: 'emoji',
      words: `${faces.length} emoji; the voice has ${emoji.most === 0 ? 'none' : `at most ${emoji.most}`}.`,
      ...(emoji.most === 0 ? { fix: withoutEmoji } : {}),
    });
  if (spelling.on) {
    const other = spelling.is === 'british' ? toBritish : toAmerican;
    const found = wordsOf(prose).filter((word) => other.has(word));
    if (found.length > 0)
      findings.push({
        rule: 'spelling',
        words: `${spelling.is === 'british' ? 'American' : 'British'} spelling: ${listed(found)}`,
        fix: (from) => respelt(from, other),
      });
  }
  if (avoid.on) {
    const found = avoid.words.filter((word) => holds(prose, word));
    if (found.length > 0) findings.push({ rule: 'avoid', words: `Words to avoid: ${listed(found)}` });
  }
  return findings;
}

function personFindings(text: string, is: Voice['person']['is'], kind: PartKind): Finding[] {
  const [we, i] = [/\b(?:we|us|our|ours)\b/i, /\b(?:I|me|my|mine)\b/];
  const wrong = is === 'we' ? [i] : is === 'i' ? [we] : [we, i];
  const found = wrong.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  if (found.length > 0 && !(kind === 'newsletter' && is === 'they'))
    return [
      {
        rule: 'person',
        words: `Says ${listed(found)}; the voice speaks ${is === 'they' ? 'of itself by name' : `as “${is === 'i' ? 'I' : 'we'}”`}.`,
      },
    ];
  return [];
}

/** The last of them go; what they ended ends with a full stop. */
function withoutMarks(text: string, most: number): string {
  let seen = 0;
  return text.replaceAll(/!+/g, () => (++seen > most ? '.' : '!'));
}

const withoutEmoji = (text: string) =>
  emojiIn(text)
    .reduce((so, face) => so.replaceAll(face, ''), text)
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ +$/gm, '');

const respelt = (text: string, other: ReadonlyMap<string, string>) =>
  text.replaceAll(/(?<![\p{L}/.@#])\p{L}+(?![\p{L}/@]|\.\p{L})/gu, (word) => {
    const now = other.get(word.toLowerCase());
    if (!now) return word;
    return /^\p{Lu}/u.test(word) ? now.charAt(0).toUpperCase() + now.slice(1) : now;
  });

const holds = (text: string, word: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}(?![\p{L}\p{N}])`,
    'iu',
  ).test(text);
