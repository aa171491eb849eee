/** Facts that Bamboo can look up or work out, each with where it knows it from. */
import type { BoundAi } from '#tools/run/bound-ai.server.ts';
import type { AnswerValue } from '#bamboo/expert.ts';
import type { DraftRemark } from '#features/collaborate/data.ts';
import { houseEngine, houseTitle } from '../cast.ts';
import { judge, type Known } from './judge.ts';
import { statementsIn } from './statements.ts';

interface Told extends Known {
  sources: DraftRemark['sources'];
}

export async function checkByBamboo(document: string, ai: Pick<BoundAi, 'text'>): Promise<DraftRemark[]> {
  const remarks: DraftRemark[] = [];
  for (const statement of statementsIn(document)) {
    const told = await ask(statement.question, ai);
    const judged = told && judge(statement, told);
    if (!judged) continue;
    remarks.push({
      quote: statement.quote,
      at: statement.at,
      comment: commentOn(statement.kind === 'either' && judged.verdict === 'wrong', told.text),
      ...judged,
      by: houseTitle,
      sources: told.sources,
    });
  }
  return remarks;
}

async function ask(question: string, ai: Pick<BoundAi, 'text'>): Promise<Told | undefined> {
  const answer = await ai.text({
    engine: houseEngine,
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
  return complete && stance === 'answers' ? { text, value, sources } : undefined;
}

const commentOn = (isEither: boolean, text: string) =>
  isEither ? `${text} Either the day or the date is off.` : text;
