/** One member answers: what it writes, how long it takes, and how it ends. It sees nothing of the others. */
import { z } from 'zod';
import type { TextResult } from '#kit/ai/converse.server.ts';
import type { AnswerValue } from '#bamboo/expert.ts';
import { toCredits } from '#kit/credits/plans.ts';
import { AppError } from '#kit/errors.ts';
import type { Member } from '#features/consensus/data.ts';
import type { RunContext } from '#tools/define/define-run.server.ts';
import { longestAnswerTokens } from '../limits.ts';
import type { Board } from './board.server.ts';
import { isOtherLanguage } from './other-language.ts';
import type { Question } from './question.server.ts';
import { abstentionOf } from '#tools/claims/abstention.ts';

/** Why a member does not go on: someone stopped it, or it took too long. */
export class Dismissed extends Error {
  readonly state: Extract<Member['state'], 'stopped' | 'failed'>;

  constructor(state: Dismissed['state'], note: string) {
    super(note);
    this.state = state;
  }
}

const bambooMetadata = z.object({
  bamboo: z.object({
    family: z.string(),
    stance: z.enum(['answers', 'abstains', 'refuses']),
    value: z.custom<AnswerValue>().optional(),
    asOf: z.string().optional(),
  }),
});

interface Context extends Pick<RunContext, 'ai' | 'log'> {
  canSee: boolean;
  /** Of this member alone. */
  signal: AbortSignal;
}

/** Never throws: a member that fails is named and dropped, and the others go on. */
export async function askMember(
  { id, engine }: Member,
  question: Question,
  { ai, log, canSee, signal }: Context,
  board: Board,
): Promise<void> {
  const began = performance.now();
  const passed = () => Math.round(performance.now() - began);
  let ending: Partial<Member>;
  try {
    const request = {
      engine,
      fallback: false, // another in its place would be heard twice
      messages: question.messages(canSee, engine),
      instructions: question.instructions,
      small: question.small,
      maxTokens: longestAnswerTokens,
      signal,
    };
    const { stream, result } = await ai.text(request, { as: 'talk' });
    const sources: Member['sources'] = [];
    for await (const part of stream) {
      if (part.type === 'source')
        sources.push({ title: part.title, ...(part.url === undefined ? {} : { href: part.url }) });
      if (part.type !== 'text') continue;
      if (board.textOf(id) === '')
        board.member(id, { firstWordMs: passed(), ...(isWaiting(board, id) ? { state: 'writing' } : {}) });
      board.append(id, part.text);
    }
    const ended = await result;
    const how = endingOf(ended, question.text, signal);
    ending = {
      ...how,
      note: how.note ?? question.note(canSee),
      sources: sources.map((one) => ({ ...placed(one.title, ended.text, question), ...one })),
      credits: toCredits(ended.credits),
    };
    const value = bambooMetadata.safeParse(ended.metadata).data?.bamboo.value;
    if (value) board.value(id, value);
  } catch (error) {
    ending = failureOf(error, signal);
    if (!(error instanceof AppError) && !signal.aborted)
      log.error(
        { event: 'consensus.member_failed', err: error, engine },
        'An engine of the panel failed to answer.',
      );
  }
  board.member(id, { ...ending, tookMs: passed() });
}

function placed(title: string, answer: string, { placeOf }: Question) {
  const href = placeOf(title, answer);
  return href === undefined ? {} : { href };
}

const isWaiting = ({ data }: Board, id: string) =>
  data.members.some((one) => one.id === id && one.state === 'waiting');

function endingOf(
  { text, error, finish, metadata }: TextResult,
  question: string,
  signal: AbortSignal,
): Partial<Member> {
  if (signal.aborted) return failureOf(signal.reason, signal);
  if (error) return { state: 'failed', note: error.message };
  const bamboo = bambooMetadata.safeParse(metadata).data?.bamboo;
  const family = bamboo ? { family: familyOf(bamboo), ...(bamboo.asOf ? { asOf: bamboo.asOf } : {}) } : {};
  if (text.trim() === '') return { state: 'failed', note: 'It answered with nothing.' };
  if (bamboo && bamboo.stance !== 'answers') return { state: 'abstained', note: null, ...family };
  const abstention = bamboo ? undefined : abstentionOf(text);
  if (abstention) return { state: 'abstained', note: `It ${abstention}.`, ...family };
  const note =
    finish === 'length'
      ? 'It reached the length limit; the end is missing.'
      : isOtherLanguage(text, question)
        ? 'It answered in another language, so its claims are hard to match.'
        : null;
  return { state: 'done', note, ...family };
}

const familyOf = ({ family, stance }: { family: string; stance: string }) =>
  stance === 'answers' ? family : 'Bamboo';

function failureOf(error: unknown, { aborted, reason }: AbortSignal): Partial<Member> {
  if (aborted && reason instanceof Dismissed) return { state: reason.state, note: reason.message };
  const words = error instanceof AppError ? error.message : new AppError('internal').message;
  return { state: 'failed', note: words };
}
