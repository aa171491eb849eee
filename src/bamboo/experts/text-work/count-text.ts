/** How many of what a text holds. */
import { sentencesOf } from '#language/sentences.ts';
import { counted } from '#language/wording.ts';

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+(?:['’.@-][\p{L}\p{N}]+)*/gu) ?? [];

/** Of the first thing that is named in the request; nothing where none is. */
export function countOf(request: string, text: string): string | undefined {
  const asked =
    /\b(unique words|different words|words?|letters|characters|chars|lines|sentences|paragraphs|vowels|consonants|syllables|digits|numbers|spaces|items|names|commas|capital letters|capitals|upper ?case letters)\b/.exec(
      request,
    )?.[1];
  const times =
    /\b(?:how (?:often|many times)|count)\b.*?\b(?:does |is |do |are )?(?:the )?(?:(word|letter) )?["']?([\p{L}\d'-]+)["']? (?:appear|occur|come|used|there|in|stand)/u.exec(
      request,
    );
  // "How many times is the word the in" names a word to look for, not words to count.
  const seeks = /\bhow (?:often|many times)\b/.test(request);
  if (times && (seeks || !asked))
    return `**${counted(occurrences(text, times[2]!, times[1] === 'letter' || times[2]!.length === 1), 'time')}**`;
  if (!asked) return undefined;
  const [, letter] = /\bletters? ["']?([a-z])["']?(?:'?s)?\b/.exec(request) ?? [];
  if (letter)
    return `**${counted(occurrences(text, letter, true), `letter ${letter}`, `letters ${letter}`)}**`;
  return tell(asked, text);
}

function occurrences(text: string, part: string, isLetter: boolean): number {
  const low = text.toLowerCase();
  return isLetter
    ? [...low].filter((sign) => sign === part).length
    : wordsIn(low).filter((word) => word === part).length;
}

function tell(asked: string, text: string): string {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  switch (asked) {
    case 'unique words':
    case 'different words':
      return `**${counted(new Set(wordsIn(text.toLowerCase())).size, 'different word')}**`;
    case 'letters':
      return `**${counted(count(/\p{L}/gu), 'letter')}**`;
    case 'characters':
    case 'chars':
      return `**${counted([...text].length, 'character')}**, ${counted(count(/\S/gu), 'character')} without spaces.`;
    case 'lines':
      return `**${counted(lines, 'line')}**`;
    case 'sentences':
      return `**${counted(sentencesOf(text).length, 'sentence')}**`;
    case 'paragraphs':
      return `**${counted(text.split(/\n\s*\n/).filter((part) => part.trim()).length, 'paragraph')}**`;
    case 'vowels':
      return `**${counted(count(/[aeiou]/gi), 'vowel')}** (a, e, i, o, u)`;
    case 'consonants':
      return `**${counted(count(/[bcdfghj-np-tv-z]/gi), 'consonant')}**`;
    case 'digits':
      return `**${counted(count(/\d/g), 'digit')}**`;
    case 'numbers':
      return `**${counted(count(/\d+(?:[.,]\d+)*/g), 'number')}**`;
    case 'spaces':
      return `**${counted(count(/ /g), 'space')}**`;
    case 'commas':
      return `**${counted(count(/,/g), 'comma')}**`;
    case 'capital letters':
    case 'capitals':
    case 'uppercase letters':
    case 'upper case letters':
      return `**${counted(count(/\p{Lu}/gu), 'capital letter')}**`;
    case 'items':
    case 'names':
      return `**${counted(text.split(/[,;\n]/).filter((part) => part.trim()).length, asked.slice(0, -1))}**`;
    default: {
      const words = wordsIn(text).length;
      return `**${counted(words, 'word')}**, ${counted([...text].length, 'character')}.`;
    }
  }
}
