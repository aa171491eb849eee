/** The part of a sentence that can stand alone as a line. */
import { countCharacters } from './prose.ts';

const leads =
  /^(?:however|therefore|moreover|furthermore|additionally|in addition|also|still|then|thus|so|and|but|yet|finally|meanwhile|for example|for instance|as a result|after that|in fact|of course|instead|nevertheless|as discussed|as you know|please note that|(?:just )?(?:a )?(?:quick|gentle|friendly|short) reminder that|a reminder that|please be advised that|i am writing to|we are writing to|this is to inform you that|i (?:just )?wanted to (?:let you know|say|tell you) that|just to let you know,?)[,:]?\s+/i;
const ends = /\s*[.!?…。！？]+["'”’)]*$/;

/** Without what links it to the sentence before, and without its full stop. */
export function standing(sentence: string): string {
  const bare = sentence.trim().replace(leads, '').replace(ends, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

const joints =
  /[;:–—]\s|,\s(?:because|so that|which|who|although|while|whereas|but|and|where|since|as|mostly|not)\b|\s(?:because|so that|although|whereas)\s|,\s/gi;
/** A clause that waits for another cannot be a line. */
const waits =
  /^(?:due to|owing to|despite|given|thanks to|in order to|if|when|while|although|because|since|unless|until|after|before|once|as|in|on|at|by|for|with|from|to)\b[^,]*$/i;
const fewestWords = 3;

/** The longest beginning that is a clause and fits; undefined where none is. */
export function clauseWithin(sentence: string, most: number): string | undefined {
  const whole = standing(sentence);
  if (countCharacters(whole) <= most) return whole;
  const cuts = [...whole.matchAll(joints)]
    .map(({ index }) => whole.slice(0, index))
    .filter((part) => part.length <= most);
  return cuts.findLast((part) => part.split(/\s+/).length >= fewestWords && !waits.test(part));
}
