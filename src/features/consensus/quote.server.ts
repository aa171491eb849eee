/** What a run will take at the most: every member, and what judges or ranks them. */
import type { Engine } from '#kit/ai/engine.ts';
import type { Message } from '#kit/ai/messages.ts';
import { creditsFor } from '#kit/ai/price.ts';
import { earlierFiles, longestDocuments } from '#tools/attach/open-attached.server.ts';
import type { QuoteContext } from '#tools/define/define-run.server.ts';
import type { Input } from './conduct.server.ts';
import { ballotInstructions } from './council/council.server.ts';
import { longestShown } from './judge/anonymous.server.ts';
import { verdictInstructions } from './judge/ask-judge.server.ts';
import { longestAnswerTokens, longestBallotTokens, longestVerdictTokens } from './limits.ts';
import { chooseJudge, choosePanel, chooseSecondJudge, isLanguageModel } from './panel/choose.server.ts';
import { questionFor } from './panel/question.server.ts';
import { attachedFiles, mostMembers } from './tool.ts';

/** A judge reads twice, is asked once more where it misses the shape; and all of it again for late answers. */
const mostReadings = 8;

export async function quoteConsensus(input: Input, { ai, earlier }: QuoteContext): Promise<number | null> {
  const before = await earlier();
  const { messages: said, instructions } = questionFor(input.question, before);
  const attached = input.attachments.length + earlierFiles(attachedFiles, before).length;
  const given = Math.min(attached, attachedFiles.most) + (input.thread === undefined ? 0 : 1);
  const messages = [...said(false), ...attachedAtMost(given)];
  const panel = await choosePanel(input.panel, ai);
  const models = panel.engines.filter(isLanguageModel);
  const answers = 'x'.repeat((panel.withBamboo ? mostMembers : panel.engines.length) * longestShown);
  const read: Message[] = [{ role: 'user', content: input.question + answers }];
  const costs = panel.engines.map((engine) => cost(engine, messages, longestAnswerTokens, instructions));

  if (input.mode === 'consensus') {
    const judge = await chooseJudge(input.judge, panel, ai);
    const second = judge && (await chooseSecondJudge(judge, panel, ai));
    for (const engine of [judge, second])
      if (engine)
        costs.push(times(mostReadings, cost(engine, read, longestVerdictTokens, verdictInstructions)));
  }
  if (input.mode === 'council')
    costs.push(
      ...models.map((engine) => times(2, cost(engine, read, longestBallotTokens, ballotInstructions))),
    );
  return costs.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0);

  /** Free engines cost nothing, whatever their maker asks. */
  function cost(engine: Engine, ...asked: [Message[], number, string]): number | null {
    const most = ai.estimate(engine, ...asked);
    return engine.source === 'owner' && most === null ? null : creditsFor(engine, most);
  }
}

/** What was attached is read when the run begins; until then it counts as long as it may be. */
function attachedAtMost(count: number): Message[] {
  if (count === 0) return [];
  const pictures = Array.from({ length: count }, () => ({
    type: 'file' as const,
    mediaType: '',
    data: new Uint8Array(),
  }));
  return [{ role: 'user', content: [{ type: 'text', text: 'x'.repeat(longestDocuments) }, ...pictures] }];
}

const times = (count: number, cost: number | null) => (cost === null ? null : count * cost);
