/** A question that asks several things: each is looked for by itself, so that one that is not answered can be named. */
import { questionParts } from '#language/question-parts.ts';
import { findStatements, type FoundStatements } from './find-statements.server.ts';

export interface AnsweredPart {
  /** As it was asked. */
  question: string;
  found: FoundStatements;
}

type StatementSearch = Parameters<typeof findStatements>;

/** `complete` adds what a question that follows up on an earlier one leaves out. */
export async function answerParts(
  question: string,
  pages: StatementSearch[1],
  context: StatementSearch[2],
  complete: (question: string) => string = (asked) => asked,
): Promise<AnsweredPart[]> {
  const parts = questionParts(question);
  const answered: AnsweredPart[] = [];
  if (parts.length > 1)
    for (const { words, search } of parts)
      answered.push({ question: words, found: await findStatements(complete(search), pages, context) });
  if (answered.some(({ found }) => !found.isAbsent)) return answered;
  // Where no part is answered, the sentence may be one question after all; otherwise each is named.
  const whole = { question, found: await findStatements(complete(question), pages, context) };
  return answered.length > 0 && whole.found.isAbsent ? answered : [whole];
}
