/** Answers that say nothing of the matter: whoever does not know, declines, or asks back has no vote. */
import { sentencesOf } from './sentences.ts';

type Kind = Abstention | 'filler' | 'claim';
export type Abstention = 'does not know' | 'declines' | 'asks back' | 'is off the point';

/** A longer answer says something besides. */
const longest = 300;

const unknowing =
  /\b(?:(?:i|we) (?:really |just |simply |honestly )?(?:do not|don't) (?:know|have (?:an answer|any information|enough information))|(?:i am|i'm|we are|we're) (?:not (?:really |quite |entirely )?(?:sure|certain)|unsure|uncertain)|(?:i|we) have no (?:idea|information|knowledge|opinion|clue)|^no idea|^not sure|^hard to say|^difficult to say|^unknown|(?:i|we) (?:cannot|can't|could not|couldn't) (?:say|tell|find)|ich weiß (?:es )?nicht|keine ahnung|(?:bin mir )?nicht sicher$|je ne sais pas|aucune idée|no (?:lo )?sé\b|ni idea)/i;
const declining =
  /\b(?:(?:i|we) (?:cannot|can't|can not|am unable to|are unable to|am not able to|'m unable to|'m not able to|won't|will not|must decline to|have to decline|would rather not|am not allowed to|prefer not to) (?:help|answer|assist|discuss|provide|comply|comment|share|respond|say)\b|as an ai\b|ich kann (?:das|dabei|dazu|diese frage) (?:leider )?nicht|je ne peux pas (?:répondre|vous aider)|no puedo (?:responder|ayudar))/i;
const filler =
  /^(?:(?:i am |i'm )?(?:so |very )?sorry\b.{0,20}|unfortunately|it depends|that depends|good question|great question|hello|hi|thanks?(?: you)?|of course|sure|happy to help|es kommt darauf an|ça dépend|depende|please (?:tell|let|give|clarify|specify).*|maybe|perhaps)[.!,…]*$/i;

export function abstentionOf(answer: string): Abstention | undefined {
  const text = answer.trim().replaceAll('’', "'").replaceAll(/[*_]/g, '');
  if (text.length > longest) return undefined;
  const kinds = sentencesOf(text).map(({ text: sentence }) => kindOf(sentence.trim()));
  if (kinds.length === 0 || kinds.includes('claim')) return undefined;
  return kinds.find((kind) => kind !== 'filler' && kind !== 'claim');
}

/** "I don't know the date, but it was built by Eiffel" says something. */
function kindOf(sentence: string): Kind {
  if (sentence.endsWith('?')) return 'asks back';
  const kinds = sentence.split(/,? (?:but|however|although|aber|mais|pero) /i).map(kindAlone);
  return kinds.includes('claim') ? 'claim' : (kinds.find((kind) => kind !== 'filler') ?? 'filler');
}

function kindAlone(sentence: string): Kind {
  if (unknowing.test(sentence)) return 'does not know';
  if (declining.test(sentence)) return 'declines';
  return filler.test(sentence) ? 'filler' : 'claim';
}
