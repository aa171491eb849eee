/** What a mail promises: sentences in which its writer says what they will do. */
import { sentencesOf } from '#language/sentences.ts';

const will =
  /\b(?:I|we)(?:['’]ll| will| shall| promise| commit| guarantee| am going to| are going to)\b(?! (?:not|never|be (?:away|out|off|late|happy|glad|unable)|have to|need|wait|see)\b)/;
const deadline =
  /\b(?:by|until|before|no later than|on) (?:tomorrow|today|tonight|the end of|end of|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next|noon|\d)/i;
const longest = 140;
const most = 5;

export const promisesIn = (text: string): string[] =>
  sentencesOf(text)
    .filter(
      (sentence) =>
        will.test(sentence) &&
        !sentence.endsWith('?') &&
        (deadline.test(sentence) ||
          /\b(?:send|pay|deliver|refund|call|finish|provide|return|reply|get back|come back|take care|make sure|fix|promise|guarantee)\b/i.test(
            sentence,
          )),
    )
    .slice(0, most)
    .map((sentence) => (sentence.length > longest ? `${sentence.slice(0, longest).trimEnd()}…` : sentence));
