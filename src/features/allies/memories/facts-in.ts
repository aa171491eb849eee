/**
 * What someone asks to be remembered, in words that they typed themselves. Quotations, code, lists, and whatever follows a colon or an
 * empty line was brought from elsewhere: it is never taken for the person's own.
 */
import { capital } from '#language/capital.ts';
import { sentencesOf } from '#language/sentences.ts';
import { longestMemory } from '../limits.ts';
import { clausesOf, isLasting } from './lasting.ts';

/** Whoever sends more has pasted something. */
const longestOwn = 600;
/** Of what nobody asked to be remembered, only short messages are read. */
const longestStated = 300;
const mostFacts = 8;

const asks =
  /^(?:please |can you |could you |hey,? )*(?:remember|don['’]t forget|do not forget)(?: for me)?(?: that|,)? /i;
/** “Remember that time …”, “remember when …” is no fact. */
const noFact = /^(?:when|how|why|what|who|where|to |me\b|this\b|it\b|that\b|the time\b|time\b)/i;

/** A letter, or a text that something shall be done with. */
const isWorkedOn =
  /^(?:dear\b|(?:please |can you |could you )*(?:translate|summari[sz]e|fix|correct|rewrite|rephrase|shorten|improve|proofread|simplify|check|paraphrase|explain|continue|expand)\b)/i;

export function factsIn(message: string): string[] {
  const statements = partsOf(message).flatMap(({ fact }) => (fact === undefined ? [] : [asSentence(fact)]));
  return [...new Set(statements)].slice(0, mostFacts);
}

/** Whether the message says nothing else. */
export function isOnlyStatement(message: string): boolean {
  const parts = partsOf(message);
  return parts.length > 0 && parts.every(({ fact }) => fact !== undefined);
}

/** Every statement of the message, with the fact that it tells where it tells one. */
function partsOf(message: string): { fact: string | undefined }[] {
  const own = ownWords(message);
  if (own === '') return [];
  return sentencesOf(own).flatMap((sentence) => {
    const words = sentence.trim();
    const asked = asks.exec(words);
    if (/[?？]$/.test(words) || words.length > longestMemory) return [{ fact: undefined }];
    const clauses = clausesOf(asked ? words.slice(asked[0].length) : words);
    // What someone asks to be remembered is one thing, unless all of it reads as facts.
    if (asked && !clauses.every(isLasting)) return [{ fact: factIn(words.slice(asked[0].length)) }];
    return clauses.map((clause) => ({
      fact: asked || (own.length <= longestStated && isLasting(clause)) ? factIn(clause) : undefined,
    }));
  });
}

const factIn = (words: string) =>
  noFact.test(words) || words.split(/\s+/).length < 2 ? undefined : words.replace(/^please /i, '');

function ownWords(message: string): string {
  const text = message.trim().replace(/^((?:please )?remember):\s*/i, '$1 ');
  if (text.length > longestOwn || isWorkedOn.test(text)) return '';
  const [before = ''] = text.split(/:(?:\s|$)|\n\s*\n|\n\s*(?:>|[-*•] |\d+[.)] )|```|^\s*>/m, 1);
  // With a text behind it, the message is about the text.
  return before.length < text.length || /["“”«»„]/.test(before) ? '' : before;
}

const asSentence = (fact: string) => {
  const words = capital(fact.replaceAll(/\s+/g, ' ').replace(/[\s.!,;]+$/, ''));
  return `${words.replaceAll(/\bi\b/g, 'I')}.`;
};
