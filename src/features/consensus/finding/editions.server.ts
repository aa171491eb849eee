/**
 * The consensus and its revisions. Our own code is done in milliseconds, so what it finds is shown at once; a model of meaning
 * and a judge, where there are any, improve on it. Every text is written from the finding beside it.
 */
import type { Engine } from '#kit/ai/engine.ts';
import { AppError } from '#kit/errors.ts';
import type { RunContext } from '#tools/define/define-run.server.ts';
import type { Finding } from '#features/consensus/data.ts';
import type { Ruling } from '#tools/claims/judge/verdict.server.ts';
import { mainText } from '#tools/define/output.ts';
import { askJudge } from '../judge/ask-judge.server.ts';
import type { Board, Heard } from '../panel/board.server.ts';
import { silenceText } from '../silence/silence-text.server.ts';
import { silenceOn } from '../silence/silence.server.ts';
import { consensusText } from './consensus-text.server.ts';
import { createFinder, type Find } from './finder.server.ts';

interface Options {
  judge: Engine | undefined;
  /** Checks what the judge says all agree on. */
  secondJudge: Engine | undefined;
  question: string;
  /** Milliseconds in which others may still join before the judge is asked. */
  grace: number;
}

interface Work extends Options {
  context: RunContext;
  board: Board;
  find: Find;
}

/** What a judge said of those who were heard then. */
interface Judged {
  rulings: readonly Ruling[] | undefined;
  judge: NonNullable<Finding['judge']>;
}

/** One edition now, and another whenever a late answer joins. A judge is asked again only where a late answer says something new. */
export async function followEditions(context: RunContext, board: Board, options: Options): Promise<void> {
  const work: Work = { ...options, context, board, find: createFinder(context, options.question) };
  let judged: Judged | undefined;
  let joined: readonly string[] = [];
  const graceEnds = performance.now() + options.grace;
  for (let edition = 1; ;) {
    const heard = board.heard();
    const hasMore = () => board.heard().length > heard.length;
    const everyoneEnded = () => board.underWay().length === 0;
    const isToJudge = await show(heard, edition, joined, judged, work);
    if (isToJudge && !everyoneEnded())
      await within(Math.max(0, graceEnds - performance.now()), board, () => everyoneEnded() || hasMore());
    if (isToJudge && hasMore()) continue; // still within the grace: nothing was told that would be revised
    if (isToJudge) {
      judged = await judgeEdition(heard, edition, options.judge!, work);
      joined = heard.map(({ member }) => member.id);
    }
    // With a judge those who are late join together, so that it is asked twice at the most.
    await board.until(() => everyoneEnded() || (!judged && hasMore()));
    if (!hasMore()) return;
    edition += 1;
  }
}

/** What our own code finds, with what was judged before. Answers whether a judge has anything to say on it. */
async function show(
  heard: readonly Heard[],
  edition: number,
  joined: readonly string[],
  judged: Judged | undefined,
  { board, find, judge, question }: Work,
): Promise<boolean> {
  const how = judged?.rulings ? { rulings: judged.rulings } : {};
  const { finding: atOnce } = await find(heard, edition, { ...how, atOnce: true });
  const tell = (finding: Finding) => {
    board.set({ finding: { ...finding, judge: judged?.judge ?? null } });
    board.replace(mainText, consensusText(finding, heard));
  };
  if (heard.length === 0) {
    const silence = silenceOn(question, board.data);
    board.set({ finding: atOnce, silence });
    board.replace(mainText, silenceText(board, silence));
    return false;
  }
  tell(atOnce);
  // A vote counts itself, and one answer needs no judge.
  if (!atOnce.available || atOnce.vote) return false;
  if (judge && (!judged || saysMore(atOnce, joined))) return true;
  tell((await find(heard, edition, how)).finding);
  return false;
}

/** Whether someone who was not judged says what nobody said before. */
function saysMore({ agreed, alike = [], contested, single }: Finding, joined: readonly string[]): boolean {
  const claims = [...agreed, ...alike, ...single, ...contested.flatMap(({ sides }) => sides)];
  return claims.some(({ voices }) => voices.every(({ member }) => !joined.includes(member)));
}

async function within(milliseconds: number, board: Board, isSo: () => boolean): Promise<void> {
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    board.wake();
  }, milliseconds);
  await board.until(() => isOver || isSo()).finally(() => clearTimeout(timer));
}

async function judgeEdition(
  heard: readonly Heard[],
  edition: number,
  judge: Engine,
  { context, board, find, question, secondJudge }: Work,
): Promise<Judged> {
  const presiding = {
    engine: judge.id,
    title: judge.title,
    isMember: board.data.members.some(({ engine }) => engine === judge.id),
    ordersAgree: null,
    difference: null,
  };
  board.set({ finding: { ...board.data.finding!, judge: presiding } });
  board.step('Judging');
  const ask = (engine: Engine) => askJudge(heard, { ai: context.ai, judge: engine, question });
  const own = await find(heard, edition);
  let rulings: Ruling[];
  try {
    rulings = await ask(judge);
  } catch (error) {
    context.signal.throwIfAborted();
    context.log.warn(
      { event: 'consensus.judge_failed', err: error, engine: judge.id },
      'The engine that judges claims failed, so they are matched without it.',
    );
    return present(own.finding, { ...presiding, difference: failure(error) }, undefined);
  }
  let found = await find(heard, edition, { rulings });
  let second: { engine: string; title: string } | undefined;
  if (secondJudge && allAgreeOn(found.finding) > allAgreeOn(own.finding)) {
    try {
      const confirmed = [...rulings, ...(await ask(secondJudge))];
      found = { ...(await find(heard, edition, { rulings: confirmed })), reading: found.reading };
      rulings = confirmed;
      second = { engine: secondJudge.id, title: secondJudge.title };
    } catch (error) {
      context.signal.throwIfAborted();
      context.log.warn(
        { event: 'consensus.agreement_check_failed', err: error, engine: secondJudge.id },
        'The points all engines agree on could not be checked by a second judge.',
      );
      return present(own.finding, { ...presiding, difference: unchecked }, undefined);
    }
  }
  return present(found.finding, { ...presiding, ...found.reading, ...(second ? { second } : {}) }, rulings);

  function present(finding: Finding, presided: Judged['judge'], kept: readonly Ruling[] | undefined): Judged {
    board.set({ finding: { ...finding, judge: presided } });
    board.replace(mainText, consensusText(finding, heard));
    return { rulings: kept, judge: presided };
  }
}

/** How many claims everyone is said to make. */
const allAgreeOn = ({ agreed }: Finding) =>
  agreed.filter(({ support }) => support.engines.length === support.of).length;

const unchecked = 'A second judge could not check what all agree on, so claims are matched by our own code.';

const failure = (reason: unknown) =>
  `It could not judge, so claims are matched by our own code. ${reason instanceof AppError ? reason.message : ''}`.trim();
