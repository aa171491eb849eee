/** A run from its question to its last edition: everyone is asked at once, and enough answers begin the consensus. */
import type { z } from 'zod';
import { givenBy } from '#bamboo/given.ts';
import { AppError } from '#kit/errors.ts';
import { needsHelpFirst } from '#language/crisis.ts';
import { earlierFiles, openAttached } from '#tools/attach/open-attached.server.ts';
import type { RunContext } from '#tools/define/define-run.server.ts';
import { holdCouncil } from './council/council.server.ts';
import { followEditions } from './finding/editions.server.ts';
import { patience, type Limits } from './limits.ts';
import { bambooSources, wholeBamboo } from './panel/bamboo.server.ts';
import type { Board } from './panel/board.server.ts';
import { chooseJudge, choosePanel, chooseSecondJudge } from './panel/choose.server.ts';
import { askOutside, canBeAskedOutside, type PassedOver } from './panel/outside.server.ts';
import { startClock, type Clock } from './panel/clock.ts';
import { createFloor, type Floor } from './panel/floor.server.ts';
import { questionFor, type Question } from './panel/question.server.ts';
import { quorumNow } from './panel/quorum.ts';
import { restoreVersion } from './panel/restore.server.ts';
import { askThread } from './panel/thread.server.ts';
import { attachedFiles, mostMembers, type consensus } from './tool.ts';

export type Input = z.output<(typeof consensus)['input']>;

export async function conduct(
  input: Input,
  context: RunContext,
  board: Board,
  limits: Limits,
): Promise<void> {
  const earlier = await context.earlier();
  const attached = await openAttached(
    { own: input.attachments, earlier: earlierFiles(attachedFiles, earlier), most: attachedFiles.most },
    context,
  );
  // Words of crisis are no question for a panel: the built-in engine names who helps, and nobody else is asked.
  const isForHelp = needsHelpFirst(
    input.question,
    earlier.map(({ input: { question: asked } }) => String(asked ?? '')),
  );
  const said = await saidBefore(input, context);
  const documents = [...attached.documents, ...said];
  const question = questionFor(input.question, earlier, { ...attached, documents });
  const seeing = new Set((await context.ai.engines(['text', 'vision'])).map(({ id }) => id));
  const floor = createFloor({ ...question, thread: input.thread }, seeing, context, board);
  const deadline = input.deadlineSeconds * limits.second;
  const clock = startClock({
    deadline,
    onDeadline: board.wake,
    end: deadline * patience,
    onEnd: floor.dismissAll,
  });
  try {
    if (context.redo) {
      restoreVersion(context.redo, board);
      floor.askAgain(context.redo.part);
    } else if (isForHelp) floor.ask({ ...wholeBamboo, provider: 'Comes with Frenly' });
    else await askAll(input, question, context, board, floor);
    await hear({ ...input, isForHelp }, context, board, { clock, grace: limits.grace * limits.second });
  } finally {
    clock.stop();
  }
  const { members } = board.data;
  if (members.length > 0 && members.every(({ state }) => state === 'failed'))
    throw new AppError('upstream_failed:panel', {
      message: 'None of the engines could answer. See the reason next to each.',
    });
}

/** What was said in the thread it is asked in; whoever brings a text of their own asks about that. */
async function saidBefore({ question, thread }: Input, { extensions }: RunContext) {
  return thread === undefined || bringsText(question) ? [] : extensions.threads.said(thread);
}

const bringsText = (question: string) =>
  givenBy({ text: question, turns: [], now: new Date(), timeZone: 'UTC' }).texts.length > 0;

/** Language models read the thread themselves. */
async function fromThreadOf({ question, thread }: Input, context: RunContext) {
  return thread === undefined || bringsText(question) ? undefined : askThread(question, thread, context);
}

/** Engines begin at once; Bamboo is asked meanwhile which of its sources know. */
async function askAll(input: Input, question: Question, context: RunContext, board: Board, floor: Floor) {
  const { engines, withBamboo } = await choosePanel(input.panel, context.ai);
  board.step('Asking');
  for (const { id, ...engine } of engines) floor.ask({ ...engine, engine: id });
  const room = mostMembers - engines.length;
  const fromThread = withBamboo && engines.length === 0 ? await fromThreadOf(input, context) : undefined;
  if (fromThread && !fromThread.isAbsent) floor.quote(fromThread.quoted, 0);
  else if (withBamboo && room > 0) {
    const known = await bambooSources(context, question.messages(false), room);
    for (const source of known) floor.ask({ ...source, provider: 'Comes with Frenly' });
    const mayAskOutside = !input.panel && input.attachments.length === 0 && canBeAskedOutside(question.text);
    if (known.length === 0 && mayAskOutside) await seatOutside(question.text, context, board, floor);
    // Where nobody knows, what comes nearest in the thread is better than to say nothing.
    if (board.data.members.length === 0 && fromThread) floor.quote(fromThread.quoted, 0);
    if (board.data.members.length === 0) floor.ask({ ...wholeBamboo, provider: 'Comes with Frenly' });
  }
  const count = board.data.members.length;
  const quorum = Math.min(count, input.quorum ?? (count < 3 ? count : count - 1));
  board.set({ quorum });
}

/** Who has nothing to say on it is not seated, but named where nobody has. */
async function seatOutside(question: string, context: RunContext, board: Board, floor: Floor) {
  board.step('Searching the web');
  const began = performance.now();
  const passedOver: PassedOver[] = [];
  for await (const one of askOutside(question, context)) {
    if (!('engine' in one)) passedOver.push(one);
    else if (board.data.members.length < mostMembers) floor.quote(one, Math.round(performance.now() - began));
  }
  board.set({ passedOver });
}

interface Times {
  clock: Clock;
  grace: number;
}

async function hear(
  input: Input & { isForHelp: boolean },
  context: RunContext,
  board: Board,
  { clock, grace }: Times,
) {
  const everyoneEnded = () => board.underWay().length === 0;
  if (input.mode === 'compare') return board.until(everyoneEnded);

  if (input.mode === 'council') {
    await board.until(everyoneEnded);
    return holdCouncil(context, board, input.question);
  }

  const isEnough = () => {
    if (context.redo) return false; // it is made for the one answer that is still missing
    const { length } = board.heard();
    return length >= quorumNow(board.data) || (clock.isOver() && length > 0);
  };
  await board.until(() => everyoneEnded() || isEnough());
  for (const { id } of board.underWay()) board.member(id, { state: 'late' });
  const engines = await context.ai.engines(['text']);
  const seated = engines.filter(({ id }) => board.data.members.some(({ engine }) => engine === id));
  const panel = { engines: seated, withBamboo: false };
  const judge = input.isForHelp ? undefined : await chooseJudge(input.judge, panel, context.ai);
  const secondJudge = judge && (await chooseSecondJudge(judge, panel, context.ai));
  await followEditions(context, board, { judge, secondJudge, question: input.question, grace });
}
