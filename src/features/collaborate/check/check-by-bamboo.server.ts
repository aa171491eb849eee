/** Facts that Bamboo can look up or work out, each with where it knows it from. */
import type { BoundAi } from '#tools/run/bound-ai.server.ts';
import type { AnswerValue } from '#bamboo/expert.ts';
import type { DraftRemark } from '#features/collaborate/data.ts';
import { builtInEngine, builtInTitle } from '../cast.ts';
import { judge, type Known } from './judge.ts';
import { statementsIn } from './statements.ts';

interface CheckedFact extends Known {
  sources: DraftRemark['sources'];
}

export interface Checked {
  remarks: DraftRemark[];
  /** Statements that could not be looked up this time: nothing is known of them. */
  unchecked: number;
}

export async function checkByBamboo(document: string, ai: Pick<BoundAi, 'text'>): Promise<Checked> {
  const remarks: DraftRemark[] = [];
  let unchecked = 0;
  for (const statement of statementsIn(document)) {
    const answer = await ask(statement.question, ai);
    if (answer === 'cut off') {
      unchecked += 1;
      continue;
    }
    const judged = answer && judge(statement, answer);
    if (!judged) continue;
    remarks.push({
      quote: statement.quote,
      at: statement.at,
      comment: commentOn(statement.kind === 'either' && judged.verdict === 'wrong', answer.text),
      ...judged,
      by: builtInTitle,
      sources: answer.sources,
    });
  }
  return { remarks, unchecked };
}

async function ask(
  question: string,
  ai: Pick<BoundAi, 'text'>,
): Promise<CheckedFact | 'cut off' | undefined> {
  const answer = await ai.text({
    engine: builtInEngine,
    fallback: false,
    messages: [{ role: 'user', content: question }],
    maxTokens: 300,
  });
  const sources: DraftRemark['sources'] = [];
  for await (const part of answer.stream)
    if (part.type === 'source') sources.push({ title: part.title, ...(part.url ? { href: part.url } : {}) });
  const { text, metadata, complete } = await answer.result;
  const { stance, value } =
    (metadata as { bamboo?: { stance?: string; value?: AnswerValue } } | null)?.bamboo ?? {};
  if (!complete) return 'cut off';
  return stance === 'answers' ? { text, value, sources } : undefined;
}

const commentOn = (isEither: boolean, text: string) =>
  isEither ? `${text} Either the day or the date is wrong.` : text;
