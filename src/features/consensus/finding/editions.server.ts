/**
 * The consensus and its revisions. Our own code is done in milliseconds, so what it finds is shown at once; a model of meaning
 * and a judge, where there are any, improve on it.
 */
import type { Engine } from '#kit/ai/engine.ts';
import { AppError } from '#kit/errors.ts';
import type { RunContext } from '#tools/define/define-run.server.ts';
import type { Finding } from '#features/consensus/data.ts';
import { mainText } from '#tools/define/output.ts';
import { askJudge } from '../judge/ask-judge.server.ts';
import { writeConsensus } from '../judge/write-consensus.server.ts';
import type { Board, Heard } from '../panel/board.server.ts';
import { consensusText, silenceText } from './consensus-text.server.ts';
import { createFinder, type Find } from './finder.server.ts';

interface Options {
  judge: Engine | undefined;
  question: string;
}

/**
 * One edition now, and another whenever a late answer joins. With a judge the late ones join together, so that it is
 * paid for twice at the most.
 */
export async function followEditions(context: RunContext, board: Board, options: Options): Promise<void> {
  const find = createFinder(context, options.question);
  for (let edition = 1; ; edition += 1) {
    const heard = board.heard();
    const hasMore = () => board.heard().length > heard.length;
    const isJudged = await makeEdition(heard, edition, { context, board, find, ...options });
    await board.until(() => board.underWay().length === 0 || (!isJudged && hasMore()));
    if (!hasMore()) return;
  }
}

interface Work extends Options {
  context: RunContext;
  board: Board;
  find: Find;
}

/** Answers whether a judge was at it. */
async function makeEdition(heard: readonly Heard[], edition: number, work: Work): Promise<boolean> {
  const { board, find, judge } = work;
  const byWords = await find(heard, edition, { atOnce: true });
  // A vote counts itself, and one answer needs no judge.
  const isSettled = !byWords.available || byWords.vote !== null;
  if (judge && !isSettled) {
    await judgeEdition(heard, byWords, judge, work);
    return true;
  }
  board.set({ finding: byWords });
  const finding = isSettled ? byWords : await find(heard, edition);
  board.set({ finding });
  board.replace(mainText, heard.length > 0 ? consensusText(finding, heard) : silenceText(board));
  return false;
}

async function judgeEdition(
  heard: readonly Heard[],
  byWords: Finding,
  judge: Engine,
  work: Work,
): Promise<void> {
  const { context, board, find, question } = work;
  const presiding = {
    engine: judge.id,
    title: judge.title,
    isMember: board.data.members.some(({ engine }) => engine === judge.id),
    ordersAgree: null,
    difference: null,
  };
  board.set({ finding: { ...byWords, judge: presiding } });
  board.step('Judging');
  const [judged, written] = await Promise.allSettled([
    askJudge(heard, { ai: context.ai, judge, question }),
    writeConsensus(heard, board, { ai: context.ai, writer: judge, question }),
  ]);
  context.signal.throwIfAborted();

  const judgement = judged.status === 'fulfilled' ? judged.value : undefined;
  const told = judgement ?? {
    ordersAgree: null,
    difference: failure((judged as PromiseRejectedResult).reason),
  };
  const { ordersAgree, difference } = told;
  const found = await find(heard, byWords.edition, judgement ? { judgement } : {});
  const finding: Finding = { ...found, judge: { ...presiding, ordersAgree, difference } };
  board.set({ finding });
  if (written.status === 'fulfilled') return;
  context.log.warn({ err: written.reason }, 'the consensus is put together without its judge');
  board.replace(mainText, consensusText(finding, heard));
}

const failure = (reason: unknown) =>
  `It could not judge, so claims are matched by our own code. ${reason instanceof AppError ? reason.message : ''}`.trim();
