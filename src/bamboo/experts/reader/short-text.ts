/** A short text and a question about it in one message, the question first or last: "Anna moved to Oslo. Where did Anna move?" */
import type { GivenText } from '#kit/documents/given-documents.ts';
import { sentencesOf } from '#language/sentences.ts';

const longest = 1000;
const mostSentences = 12;
const opens =
  /^(?:and |so |but )?(?:who|whose|whom|what|which|when|where|why|how|in which|on which|at what|to whom|is|are|was|were|does|do|did|has|have|had|can|will)\b/i;
/** That is a sum to be done, not a sentence to be found. */
const isSum = /\bhow (?:many|much)\b/i;

export interface ShortText {
  instruction: string;
  texts: GivenText[];
}

export function shortTextIn(message: string): ShortText | undefined {
  if (message.length > longest) return undefined;
  const sentences = sentencesOf(message.replaceAll(/\s*\n\s*/g, ' '));
  if (sentences.length < 2 || sentences.length > mostSentences) return undefined;
  const asking = sentences.filter((sentence) => sentence.endsWith('?'));
  const [asked] = asking;
  const isAtAnEnd = asked === sentences[0] || asked === sentences.at(-1);
  if (!asked || asking.length !== 1 || !isAtAnEnd || !opens.test(asked)) return undefined;
  const text = sentences.filter((sentence) => sentence !== asked).join(' ');
  if ((isSum.test(asked) && /\d/.test(text)) || /[=+*^%]/.test(message)) return undefined;
  return { instruction: asked, texts: [{ title: 'The text you gave', text }] };
}
