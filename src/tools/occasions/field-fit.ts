/**
 * Which form a field takes, in words, and whether what was entered has it. Only what the first words and the marks show for sure counts.
 * What does not fit is not forced into the sentence: it stands as one of its own (`apart-words.ts`), and the form says so.
 */
import { sentencesOf } from '#language/sentences.ts';
import type { OccasionField } from './occasion.ts';
import { beginsAsDate } from './words/date-words.ts';

type Misfit = 'sentences' | 'question' | 'clause' | 'request' | 'fragment' | 'thing' | 'participle';

const determiner = /^(?:the|an?|my|our|your|his|her|their|this|these)\s/i;
/** “IT” in capitals is a name. */
const clause = /^(?:[Ii]|[Yy]ou|[Ww]e|[Tt]hey|[Hh]e|[Ss]he|[Ii]t)(?:['’](?:m|ve|ll|d|re|s)\b|\s+\p{L}+)/u;
const helper = String.raw`(?:can|could|would|will|does|did|is|are|am|was|were|has|had|should|shall|may|might|must|can['’]t)`;
/** “Do your shopping” asks nothing. */
const question = new RegExp(
  String.raw`^${helper}\s+(?:i|you|we|they|he|she|it|there|this|that|the|my|your|our|anyone|somebody|someone)\b|^(?:do|have)\s+(?:i|you|we|they)\b|^(?:what|where|who|why|how|which|when)\s+(?:${helper}|do|have|many|much|long)\b|\?\s*$`,
  'i',
);
const request =
  /^(?:please\b|(?:tell|ask|send|give|make|fix|repair|bring|pick|remind|inform|help|let|come|get|take|write|thank|invite|cancel)\s+(?:me|you|us|them|him|her|it|my|your|our|the|that|to|up|over|if)\b)/i;
/** “Don't know”: neither a thing nor what somebody does begins so. */
const negated =
  /^(?:(?:do|does|did|is|are|was|were|have|has|had|could|would|should|must|need|ca|wo)n['’]?t|cannot|not)\b/i;
/** “Keep him inside”: a verb with its object. “Restarting it” and “with me” are none. */
const verbAndObject =
  /^(?!\p{L}+ing\s|(?:for|with|to|from|by|about|at|near|after|before|between|behind|beside|of|on|in|around|without|like|than|as|all|both|half)\s)\p{L}+\s+(?:him|her|them|me|us|it)\b/iu;
const hedged = /^(?:maybe|perhaps|probably|possibly)\b/i;
/** Words that end so and are no participle. */
const endsInIng = /^(?:bring|sing|ring|swing|fling|sling|cling|sting|string|wring|spring|ping|king|thing)\b/i;

export function hintOf({ kind, example, isAction }: OccasionField): string | undefined {
  if (kind === 'text' && isAction) return `Begin with a verb, without “to”. For example: ${example}`;
  if (kind === 'text')
    return determiner.test(example)
      ? `A thing, not a sentence. For example: ${example}`
      : `A few words, not a sentence. For example: ${example}`;
  if (kind === 'sentences') return `A whole sentence. For example: ${example}`;
  if (kind === 'name') return `A name. For example: ${example}`;
  if (kind === 'date') return `A day or time. For example: ${example}`;
  if (kind === 'amount') return `An amount. For example: ${example}`;
  if (kind === 'number') return `A number. For example: ${example}`;
  return undefined;
}

/** What somebody does, without the words that would stand twice: “to”, “please”. */
export const plainAction = (entered: string): string => entered.replace(/^\s*(?:please\s+)?(?:to\s+)?/i, '');

/** Why words do not fit into a sentence; undefined where nothing speaks against it. */
export function misfitOf({ kind, isAction }: OccasionField, entered: string): Misfit | undefined {
  const value = (isAction ? plainAction(entered) : entered).trim();
  if (value === '' || kind === 'sentences' || kind === 'choice') return undefined;
  if (sentencesOf(value).length > 1) return 'sentences';
  if (question.test(value)) return 'question';
  if (clause.test(value)) return 'clause';
  if (negated.test(value)) return 'fragment';
  if (isAction) return actionMisfit(value);
  if (request.test(value)) return 'request';
  if (verbAndObject.test(value) || (kind === 'date' && !beginsAsDate(value))) return 'fragment';
  return undefined;
}

function actionMisfit(value: string): Misfit | undefined {
  if (determiner.test(value)) return 'thing';
  if (hedged.test(value)) return 'fragment';
  return /^\p{L}{2,}ing\b/iu.test(value) && !endsInIng.test(value) ? 'participle' : undefined;
}

/** Undefined where nothing speaks against it. */
export function fitWarning(field: OccasionField, entered: string): string | undefined {
  const value = entered.trim();
  if (value === '' || field.kind === 'list') return undefined;
  if (field.kind === 'sentences') return sentenceWarning(value);
  const misfit = misfitOf(field, value);
  return misfit && `${misfitWords[misfit]} ${wantedWords(field)}`;
}

const misfitWords: Record<Misfit, string> = {
  sentences: 'This is more than one sentence, so it stands apart.',
  question: 'This is a question. It stands as a sentence of its own.',
  clause: 'This is a sentence of its own, and stands as one.',
  request: 'This asks somebody to do something. It stands as a sentence of its own.',
  fragment: 'This does not fit into the sentence, so it stands apart.',
  thing: 'This names a thing, so it stands apart.',
  participle: 'This is not the plain form of the verb (“send”, not “sending”), so it stands apart.',
};

function wantedWords({ kind, isAction }: OccasionField): string {
  if (isAction) return 'Only what is to be done fits here, beginning with the verb.';
  if (kind === 'date') return 'Only a day or time fits here.';
  if (kind === 'amount' || kind === 'number') return 'Only a figure fits here.';
  return 'Only a few words fit here, such as the name of the thing.';
}

function sentenceWarning(value: string): string | undefined {
  if (/^(?:because|since|as|due to|so that)\s/i.test(value))
    return 'This stands as a sentence of its own. Leave out the first word.';
  if (!/\s/.test(value)) return 'This stands as a sentence of its own. Write a whole sentence.';
  return undefined;
}
