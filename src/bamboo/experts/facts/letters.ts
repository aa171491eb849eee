/** Letters of a word or text: counting, reversing, spelling, Morse, code points. */
import { wholePatterns } from '#language/patterns.ts';
import { counted } from '#language/wording.ts';
import { asNames, asNumber, factExpert, type FactAnswer } from './fact.ts';

const nato =
  'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu'.split(
    ' ',
  );
const morse =
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..'.split(
    ' ',
  );
const morseDigits = '----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----.'.split(' ');

type Read = (...parts: string[]) => FactAnswer | undefined;
const text = '["\']?([^"\']{1,120}?)["\']?';
const patterns = wholePatterns<Read>([
  [
    `how (?:many|often)(?: times)?(?: (?:do|does|is|are))? (?:the )?(?:letter |letters )?["']?([a-z])["']?(?:'?s)?(?: (?:are|is|does|do|appear|appears|occur|occurs|there|have|letters|times|in it))* (?:there )?(?:in|of) (?:the (?:word|name|phrase) )?${text}`,
    countLetter,
  ],
  [
    `(?:how many|count(?: the)?|number of) (letters|characters|vowels|consonants|words|syllables)(?: (?:are|is|does|do|there|have|has|in))* (?:the (?:word|phrase|sentence|name|text) )?${text}(?: have| has| contain)?`,
    countOf,
  ],
  [
    `(?:what is |spell |write |say |how do you (?:spell|write) )?${text} (?:backwards?|reversed|in reverse|spelled backwards?|written backwards?)|reverse (?:the (?:word|text|string|letters of|phrase) )?(?:of )?${text}`,
    reversed,
  ],
  [`is (?:the word )?${text} (?:a )?palindrome`, palindrome],
  [
    `(?:what is |write |convert |translate |spell |how do you (?:write|say|spell) )?${text} (?:in(?:to)?|to|in the) (?:the )?morse(?: code)?|morse code (?:for|of) ${text}`,
    toMorse,
  ],
  [
    `(?:what is |write |convert |spell |say |how do you (?:write|say|spell) )?${text} (?:in|using|with) (?:the )?(?:nato|phonetic|radio|military)(?: phonetic)?(?: alphabet)?`,
    toNato,
  ],
  [
    `(?:what is )?(?:the )?(?:nato|phonetic|military)(?: phonetic)?(?: alphabet)?(?: (?:word|code|letter))? for (?:the letter )?([a-z])`,
    toNato,
  ],
  [
    `(?:what (?:is|letter is) )?(?:the )?(\\d{1,2})(?:st|nd|rd|th) letter (?:of|in) the (?:english )?alphabet`,
    nthLetter,
  ],
  [
    `(?:what is )?(?:the )?(?:position|number|place) of (?:the letter )?([a-z]) in the alphabet|(?:which|what) (?:number |letter )?(?:of the alphabet )?is (?:the letter )([a-z])(?: in the alphabet)?`,
    placeOfLetter,
  ],
  [
    `(?:what is )?(?:the )?(?:ascii|unicode)(?: (?:code|value|number|code point))* (?:of|for) (?:the (?:letter|character) )?["']?(\\S)["']?`,
    codeOf,
  ],
]);

export const letters = factExpert({
  id: 'letters',
  title: 'Letters',
  describes: 'Counting letters and words, palindromes, Morse and phonetic alphabets, character codes.',
  family: 'counting',
  source: { title: 'Counted' },
  tell(plain, written) {
    for (const [pattern, read] of patterns) {
      const match = pattern.exec(plain);
      const answer = match && read(...match.slice(1).filter((part) => part !== undefined), written);
      if (answer) return answer;
    }
    return undefined;
  },
});

function countLetter(letter = '', word = ''): FactAnswer {
  const count = [...word].filter((one) => one === letter).length;
  return {
    text: `“${word}” has **${count}** ${count === 1 ? 'letter' : 'letters'} “${letter}”.`,
    value: asNumber(count),
  };
}

function countOf(what = '', word = ''): FactAnswer | undefined {
  if (/^(?:the |an? |english|my |this |that |all )/.test(word) || what === 'syllables') return undefined;
  const counts: Record<string, number> = {
    letters: word.match(/\p{L}/gu)?.length ?? 0,
    characters: [...word].length,
    vowels: word.match(/[aeiou]/g)?.length ?? 0,
    consonants: word.match(/[b-df-hj-np-tv-z]/g)?.length ?? 0,
    words: word.split(/\s+/).filter(Boolean).length,
  };
  const count = counts[what]!;
  return { text: `“${word}” has **${counted(count, what.slice(0, -1))}**.`, value: asNumber(count) };
}

function reversed(word = ''): FactAnswer {
  const text = [...word].toReversed().join('');
  return { text: `“${word}” backwards is **${text}**.`, value: asNames(text) };
}

function palindrome(word = ''): FactAnswer {
  const plain = word.replaceAll(/[^\p{L}\d]/gu, '');
  const truth = plain === [...plain].toReversed().join('');
  return {
    text: truth
      ? `**Yes**, “${word}” reads the same both ways.`
      : `**No**, backwards it is “${[...word].toReversed().join('')}”.`,
    value: { is: 'truth', truth },
  };
}

const placeIn = (letter: string) => letter.charCodeAt(0) - 97;

function toMorse(word = ''): FactAnswer | undefined {
  if (!/^[a-z0-9 ]+$/.test(word)) return undefined;
  const code = [...word]
    .map((sign) => (sign === ' ' ? '/' : /\d/.test(sign) ? morseDigits[Number(sign)] : morse[placeIn(sign)]))
    .join(' ');
  return { text: `**\`${code}\`**`, value: asNames(code) };
}

function toNato(word = ''): FactAnswer | undefined {
  if (!/^[a-z ]+$/.test(word)) return undefined;
  const code = [...word.replaceAll(' ', '')].map((letter) => nato[placeIn(letter)]).join(' ');
  return { text: `**${code}**`, value: asNames(code) };
}

function nthLetter(place = ''): FactAnswer | undefined {
  const letter = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[Number(place) - 1];
  return letter
    ? { text: `Letter ${place} of the alphabet is **${letter}**.`, value: asNames(letter) }
    : undefined;
}

function placeOfLetter(letter = ''): FactAnswer {
  return {
    text: `${letter.toUpperCase()} is letter **${placeIn(letter) + 1}** of the alphabet.`,
    value: asNumber(placeIn(letter) + 1),
  };
}

/** As it was written: A and a are two characters. */
function codeOf(sign = '', written = ''): FactAnswer {
  const exact = [...written].toReversed().find((one) => one.toLowerCase() === sign) ?? sign;
  const code = exact.codePointAt(0)!;
  return {
    text: `“${exact}” is **${code}** (U+${code.toString(16).toUpperCase().padStart(4, '0')}).`,
    value: asNumber(code),
  };
}
