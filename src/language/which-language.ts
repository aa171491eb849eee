/** Which language a text is in, by its letters and its smallest words. Enough to know whose rules may be used; null where it cannot be determined. */
import { wordsOf } from './sentences.ts';

export const languageNames = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  pt: 'Portuguese',
  nl: 'Dutch',
  sv: 'Swedish',
  pl: 'Polish',
  ru: 'Russian',
  uk: 'Ukrainian',
  el: 'Greek',
  ar: 'Arabic',
  he: 'Hebrew',
  hi: 'Hindi',
  th: 'Thai',
  ja: 'Japanese',
  ko: 'Korean',
  zh: 'Chinese',
} as const;
export type LanguageCode = keyof typeof languageNames;

const set = (words: string) => new Set(words.split(' '));

/** Words that carry nothing by themselves, of the languages written in Latin letters. */
const smallWords: Partial<Record<LanguageCode, ReadonlySet<string>>> = {
  en: set(
    'a an the and or but of in on at by for with about to from up down is are was were be been has have had do does did not no it its this that these those there they them their he she his her we us our you your i my me as if so than then when where which who what how why all any some more most very can could will would should may might must also just only into over after before because while during through between',
  ),
  de: set(
    'der die das den dem des ein eine einen einem einer eines und oder aber in im an am auf aus bei mit nach von vom zu zum zur für über unter durch um ist sind war waren sein wird werden wurde wurden hat haben hatte hatten nicht kein keine es er sie wir ihr ich du man sich auch noch nur schon sehr so wie als wenn dass weil da ob wo was wer alle alles mehr viele kann können muss müssen soll sollen dieser diese dieses diesen ihre ihren seine seinen unser unsere dann dort hier ja nein doch bis vor gegen ohne zwischen',
  ),
  fr: set(
    'le la les l un une des du de d et ou mais dans en au aux à par pour sur sous avec sans est sont était étaient être a ont avait avaient avoir ne pas n plus que qui quoi dont où ce cet cette ces il elle ils elles on nous vous je tu se s son sa ses leur leurs notre nos votre vos mon ma mes y comme si aussi très tout tous toute toutes même peut peuvent fait faire été entre après avant chez donc car quand',
  ),
  es: set(
    'el la los las un una unos unas y o pero de del en a al por para con sin sobre entre es son era eran ser está están fue fueron ha han había haber no se su sus lo le les me te nos que quien cual cuando donde como más muy también ya si todo todos toda todas este esta estos estas ese esa esto eso hay tiene tienen puede pueden hasta desde porque yo tú él ella ellos nuestro nuestra',
  ),
  it: set(
    'il lo la i gli le un uno una e o ma di del della dei delle dello degli in nel nella nei nelle a al alla ai alle da dal dalla per con su sul sulla tra fra è sono era erano essere ha hanno aveva avevano avere non si che chi cui come quando dove più molto anche già se tutto tutti tutta tutte questo questa questi queste quello quella suo sua suoi loro nostro può possono ci ne io tu lui lei noi voi perché',
  ),
  pt: set(
    'o a os as um uma uns umas e ou mas de do da dos das em no na nos nas ao à aos às por pelo pela para com sem sobre entre é são era eram ser está estão foi foram tem têm tinha ter não se seu sua seus suas que quem qual quando onde como mais muito também já todo todos toda todas este esta isto esse essa isso aquele há pode podem até desde porque eu tu ele ela eles nós você',
  ),
  nl: set(
    'de het een en of maar van in op aan bij met naar uit voor over onder door om te is zijn was waren worden wordt werd werden heeft hebben had hadden niet geen er ze zij hij wij we jij je u ik men zich ook nog al zeer zo als dan dat die dit deze wat wie waar hoe alle alles meer veel kan kunnen moet moeten zal zullen hun haar onze ons tot tussen omdat toen dus',
  ),
  sv: set(
    'och eller men i på av för med till från om under över mellan är var vara blir blev har hade ha inte ingen den det de en ett dem han hon vi ni jag du man sig sin sitt sina som att när där här hur vad vem också bara redan mycket mer alla allt kan kunde ska skulle måste efter innan så än då',
  ),
  pl: set(
    'i a oraz lub ale w we na z ze do od o po za przed przez dla pod nad jest są był była było były być ma mają nie się że to ten ta te tego tej tym co kto który która które jak gdy gdzie już też także bardzo tylko może można jego jej ich on ona oni my wy ja ty czy więc aby',
  ),
};

/** Letters that one of the languages of a script alone has are looked for first. */
const byScript: readonly (readonly [RegExp, LanguageCode])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/[іїєґ]/giu, 'uk'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Thai}/gu, 'th'],
];

/** As much as tells it. */
const enough = 4000;

export function whichLanguage(text: string): LanguageCode | null {
  const read = text.slice(0, enough);
  if (!/\p{L}/u.test(read)) return null;
  if (!isMostlyLatin(read)) return languageOfScript(read);
  const { words, first, second } = countSmallWords(read);
  // Notes and headings hold hardly any small words.
  if (first.count * 12 < words) return looksEnglish(read) ? 'en' : null;
  return first.count > second.count || first.code === 'en' ? first.code : null;
}

/** Fewer small words than this may stand in a text of any language. */
const fewSmallWords = 6;

/** The same, where there is no doubt: null for notes, names and headings, and between languages that are much alike. */
export function sureLanguage(text: string): LanguageCode | null {
  const read = text.slice(0, enough);
  if (!isMostlyLatin(read)) return languageOfScript(read);
  const { words, first, second } = countSmallWords(read);
  const isSure = first.count >= fewSmallWords && first.count * 6 >= words && first.count >= 2 * second.count;
  return isSure ? first.code : null;
}

/** Whether two texts are surely in different languages. */
export function areInDifferentLanguages(one: string, other: string): boolean {
  const [first, second] = [sureLanguage(one), sureLanguage(other)];
  return first !== null && second !== null && first !== second;
}

export const isLanguageCode = (code: string): code is LanguageCode => Object.hasOwn(languageNames, code);

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const isMostlyLatin = (text: string) => countOf(text, /\p{Script=Latin}/gu) * 2 >= countOf(text, /\p{L}/gu);

function languageOfScript(text: string): LanguageCode | null {
  const letters = countOf(text, /\p{L}/gu);
  const isOf = ([pattern, code]: (typeof byScript)[number]) =>
    countOf(text, pattern) * (code === 'uk' ? 50 : 12) > letters;
  return byScript.find(isOf)?.[1] ?? null;
}

function countSmallWords(text: string) {
  const words = wordsOf(text);
  const [first, second] = Object.entries(smallWords)
    .map(([code, known]) => ({
      code: code as LanguageCode,
      count: words.filter((word) => known.has(word)).length,
    }))
    .toSorted((a, b) => b.count - a.count);
  return { words: words.length, first: first!, second: second! };
}

/** A few words without any small one among them: "Weekly team update". */
const looksEnglish = (text: string) => /^[\p{ASCII}’‘“”–—…]*$/u.test(text);

export const isSmallWord = (word: string, code: LanguageCode | null): boolean =>
  (code !== null && smallWords[code]?.has(word)) || (code === null && (smallWords.en?.has(word) ?? false));
