/** Those who have been asked: each by itself, and each can be told to stop. */
import type { RunContext } from '#tools/define/define-run.server.ts';
import type { Member } from '#features/consensus/data.ts';
import { askMember, Dismissed } from './ask-member.server.ts';
import { isUnderWay, type Board } from './board.server.ts';
import { askOutsideAgain, isOutside, type Quoted } from './outside.server.ts';
import type { Question } from './question.server.ts';
import { askThread, threadEngine } from './thread.server.ts';

export type Seat = Pick<Member, 'engine' | 'title' | 'provider' | 'family'>;

const idAt = (at: number) => String.fromCharCode(97 + at);

export type Floor = ReturnType<typeof createFloor>;

/** `seeing`: ids of the engines that take pictures; `thread`: the one that it is asked in. */
export function createFloor(
  question: Question & { thread?: string | undefined },
  seeing: ReadonlySet<string>,
  context: RunContext,
  board: Board,
) {
  const controllers = new Map<string, AbortController>();

  function begin(member: Member) {
    const controller = new AbortController();
    controllers.set(member.id, controller);
    if (isOutside(member)) return void hearOutside(member, controller.signal);
    const { ai, log } = context;
    const own = { ai, log, canSee: seeing.has(member.engine), signal: controller.signal };
    void askMember(member, question, own, board);
  }

  /** Never throws, like those who write: it is named and dropped. */
  async function hearOutside({ id, engine }: Member, signal: AbortSignal) {
    const began = performance.now();
    try {
      const asker = { ...context, signal };
      const quoted =
        engine === threadEngine && question.thread !== undefined
          ? (await askThread(question.text, question.thread, asker))?.quoted
          : await askOutsideAgain(engine, question.text, asker);
      if (quoted) sayAll(id, quoted);
      else board.member(id, { state: 'abstained' });
    } catch (error) {
      context.log.warn(
        { event: 'consensus.member_retry_failed', err: error, engine },
        'An engine of the panel could not be asked again.',
      );
      board.member(id, { state: 'failed', note: 'It couldn’t be reached.' });
    }
    board.member(id, { tookMs: Math.round(performance.now() - began) });
  }

  function sayAll(id: string, { text, links }: Quoted) {
    board.replace(id, text);
    board.member(id, { state: 'done', sources: links });
  }

  context.onRequest(({ request, about }) => {
    const stoppable = board.data.members.find((one) => one.id === about && isUnderWay(one));
    if (request === 'stop-member' && stoppable)
      controllers.get(stoppable.id)?.abort(new Dismissed('stopped', 'Stopped.'));
  });

  return {
    ask(seat: Seat) {
      const member = waiting(idAt(board.data.members.length), seat);
      board.seat(member);
      begin(member);
    },
    /** Someone who has said it already. */
    quote(quoted: Quoted, tookMs: number) {
      const member = waiting(idAt(board.data.members.length), quoted);
      board.seat({ ...member, firstWordMs: tookMs, tookMs, credits: 0 });
      sayAll(member.id, quoted);
    },
    /** One of those who are there already, from the beginning. */
    askAgain(id: string) {
      const member = waiting(
        id,
        board.data.members.find((one) => one.id === id)!,
      );
      board.member(id, member);
      begin(member);
    },
    /** Nobody waits any longer. */
    dismissAll() {
      for (const { id } of board.underWay())
        controllers.get(id)?.abort(new Dismissed('failed', 'It took too long.'));
    },
  };
}

const waiting = (id: string, { engine, title, provider, family }: Seat): Member => ({
  id,
  engine,
  title,
  provider,
  family,
  state: 'waiting',
  note: null,
  sources: [],
  firstWordMs: null,
  tookMs: null,
  credits: null,
});
