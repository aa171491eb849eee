/** Whether an answer to an English question is in another language: claims are matched in English. */

/** Small words that hardly stand in English. Only their presence shows another language; terse English has no small words at all. */
const foreign = new Set(
  [
    'der die das und ist nicht ein eine einen einem einer mit auf für von dem den des im zu sich auch wird werden wurde sind sehr aber oder wie noch nur nach bei aus durch über',
    'le la les des du un une est et dans que qui pour pas sur avec sont ce cette il elle au aux plus mais ou où par ne se été être ont',
    'el los las una es y en que por con para del se su como más pero fue son al lo muy está o ser hay',
    'il lo gli della delle di che è un una per con del non sono si più ma anche come nel alla dei',
    'o os as um uma é e em que para com não do da dos das no na se mais mas foi são ao pelo',
    'de het een en van is niet dat op te zijn voor met aan ook wordt bij naar maar door werd',
    'och att det som en är på för av inte med den till ett har om var men så från',
    'w i na się z jest nie do to że jak od za po który oraz lub są było przez',
  ]
    .join(' ')
    .split(' '),
);
const english = new Set(
  'the of and to in is are was were a an that it for on with as by at from this be or not have has had which its can what how who when where why does do did no so me i he we us per use add cut let will should you your if but then also only more most than all any each both'.split(
    ' ',
  ),
);
/** Fewer words tell nothing: "Canberra" is no language. */
const leastWords = 6;
/** Prose has about four small words in ten. */
const leastForeign = 0.15;

export function isOtherLanguage(answer: string, question: string): boolean {
  if (isLatin(question) && !isLatin(answer)) return true;
  return !isForeign(question) && isForeign(answer);
}

/** More small words of another language than of English, and many of them. */
function isForeign(text: string): boolean {
  const words = wordsOf(text);
  if (words.length < leastWords) return false;
  const ofEnglish = words.filter((word) => english.has(word)).length;
  const ofOthers = words.filter((word) => foreign.has(word) && !english.has(word)).length;
  return ofOthers / words.length >= leastForeign && ofOthers > ofEnglish && isProse(text);
}

const isLatin = (text: string) =>
  (text.match(/\p{L}/gu)?.length ?? 0) <= 2 * (text.match(/\p{Script=Latin}/gu)?.length ?? 0);

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .slice(0, 4000)
    .match(/\p{L}+/gu) ?? [];

/** Lists of names hold the small words of the languages that they come from. */
const isProse = (text: string) => {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.filter((word) => /^\p{Ll}|^[^\p{Lu}]/u.test(word)).length >= words.length / 2;
};
