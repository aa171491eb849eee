/** Titles in every usual case, and what addresses and files are called after them. */
import { unaccented } from '#language/plain.ts';
import { isSmallWord, whichLanguage } from '#language/which-language.ts';
import type { Written } from '../data.ts';
import type { SmallInput } from '../small-tool.ts';
import { clauseWithin } from './clauses.ts';
import { mailBody } from './mail-body.ts';
import { linesOf, sentencesIn, within } from './prose.ts';
import { heaviest } from './weigh.ts';

const longestTitle = 100;
const longestSlug = 60;

/** Stay small within a title, unless they begin or end it. */
const smallInTitles = new Set(
  'a an the and but or nor for so yet as at by in of off on per to up via with from into onto over than vs'.split(
    ' ',
  ),
);

const letters: Readonly<Record<string, string>> = {
  ...pairs('äae öoe üue ßss æae œoe øo åa ðd þth łl đd ıi'),
  ...pairs(
    'аa бb вv гg дd еe ёyo жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъ ыy ь эe юyu яya іi їyi єye ґg',
  ),
  ...pairs('αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo'),
};

function pairs(text: string): Record<string, string> {
  return Object.fromEntries(text.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]));
}

export function slugByRule({ text }: SmallInput): Written {
  const title = titleOf(text);
  const language = whichLanguage(title);
  const slug = slugOf(title);
  const short = slugOf(
    title
      .split(/\s+/)
      .filter((word) => !isSmallWord(word.toLowerCase(), language))
      .join(' '),
  );
  const choices = [
    ...(language === 'en' ? [{ text: inTitleCase(title), note: 'Title case' }] : []),
    { text: inSentenceCase(title, language), note: 'Sentence case' },
    { text: slug, note: 'Address (slug)' },
    ...(short && short !== slug ? [{ text: short, note: 'Short address' }] : []),
    { text: slug.replaceAll('-', '_'), note: 'File name' },
  ].filter(({ text: line }) => line !== '');
  const isOwnScript = slug !== '' && /[^\p{ASCII}]/u.test(slug);
  return {
    text: choices.map((one) => `- ${one.note}: ${one.text}`).join('\n'),
    choices,
    note: isOwnScript
      ? 'We can’t transliterate this script, so the address keeps its letters. Browsers support that.'
      : 'Names only keep the capitals they had. Check them in sentence case.',
  };
}

function titleOf(text: string): string {
  const line = linesOf(mailBody(text) || text).find((one) => one.text.trim() !== '');
  const first = (line?.text ?? '').trim().replace(/(?<![.!?…])[.,;:]$/, '');
  if (first.length <= longestTitle) return first;
  const sentences = sentencesIn(text);
  const [place = 0] = heaviest(sentences, 1);
  return clauseWithin(sentences[place] ?? first, longestTitle) ?? within(first, longestTitle);
}

export function inTitleCase(title: string): string {
  const words = title.split(/(\s+)/);
  const last = words.length - 1;
  return words
    .map((word, at) => {
      if (/^\s*$/.test(word) || /\p{Lu}/u.test(word.slice(1)) || /\.\p{L}/u.test(word)) return word;
      const isFirst = at === 0 || /[:?!–—]$/.test(words[at - 2] ?? '');
      if (!isFirst && at !== last && smallInTitles.has(word.toLowerCase())) return word.toLowerCase();
      return word.replaceAll(/(^|[-“"'(‘])(\p{L})/gu, (all, before: string, letter: string, place: number) =>
        before === "'" && place > 0 ? all : before + letter.toUpperCase(),
      );
    })
    .join('');
}

/** Only where every word has a capital is it taken from them: a name among small words stays one. */
export function inSentenceCase(title: string, language: string | null): string {
  const words = title.split(/\s+/);
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const isTitled = language !== 'de' && words.length > 2 && capitals / words.length > 0.6;
  const plain = isTitled
    ? words
        .map((word, at) =>
          at > 0 && /^\p{Lu}\p{Ll}+$/u.test(word) && !/^(?:Ms|Mr|Mrs|Dr|Prof)$/.test(word)
            ? word.toLowerCase()
            : word,
        )
        .join(' ')
    : title;
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** What "&" is read as. */
const andWords: Readonly<Record<string, string>> = {
  de: 'und',
  fr: 'et',
  es: 'y',
  it: 'e',
  pt: 'e',
  nl: 'en',
  sv: 'och',
  pl: 'i',
};

export function slugOf(title: string): string {
  const language = whichLanguage(title);
  const spoken = title
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll('&', ` ${andWords[language ?? ''] ?? 'and'} `)
    .replaceAll('и', language === 'uk' ? 'y' : 'и');
  const latin = [...spoken.normalize('NFC')]
    .map((letter) => letters[letter] ?? withoutAccent(letter))
    .join('');
  const parts = latin.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);
  let slug = '';
  for (const part of parts) {
    const next = slug ? `${slug}-${part}` : part;
    if (slug && next.length > longestSlug) break;
    slug = next;
  }
  return slug.slice(0, longestSlug);
}

/** Of Latin letters: in other scripts the marks are part of the letter. */
const withoutAccent = (letter: string) => (/\p{Script=Latin}/u.test(letter) ? unaccented(letter) : letter);
