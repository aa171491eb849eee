import type { Services } from '#kit/services.server.ts';
import { toolAddress } from '#tools/page/sent-input.ts';
import type { Stock } from './check.server.ts';
import { deedWords } from './deed-words.ts';
import type { AttemptRow } from './queries.server.ts';
import { remixAsked, toolAsked } from './asked.ts';
import type { Quest, QuestStep } from './quest.ts';
import { doneOf } from './steps-done.ts';

/** Opens the tool with what the step is about already in it. */
export function openStep({ runs }: Pick<Services, 'runs'>, { check, example }: QuestStep) {
  const words = deedWords[check.did];
  const id = check.did === 'run' ? toolAsked(check) : undefined;
  const tool = id ? runs.find(id)?.tool : undefined;
  if (!tool?.page) return { open: words.open, action: words.action };
  const remix = remixAsked(check);
  const open = remix
    ? toolAddress(tool.page, { remix })
    : example !== undefined && example < tool.examples.length
      ? toolAddress(tool.page, { example })
      : tool.page;
  return { open, action: `Open ${tool.title}` };
}

/** A follow-up is asked where the first answer stands, not in an empty form. */
function openAnswer({ check }: QuestStep, done: Stock['done']) {
  const isFollowUp = check.where.some(({ fact, is }) => fact === 'followsUp' && is === true);
  const answers = Object.values(done).flatMap(({ proof }) => proof.filter(({ kind }) => kind === 'run'));
  const path = isFollowUp ? answers.at(-1)?.href : undefined;
  return path ? { open: path, action: 'Open your answer' } : undefined;
}

export function presentStep(services: Pick<Services, 'runs'>, step: QuestStep, { done, counts }: Stock) {
  const { id, title, hint, check } = step;
  const proved = doneOf(done, id);
  return {
    id,
    title,
    hint,
    ...(openAnswer(step, done) ?? openStep(services, step)),
    times: check.times,
    count: proved ? check.times : (counts[id] ?? 0),
    doneAt: proved ? new Date(proved.at) : null,
    proof: (proved?.proof ?? []).map(({ title: of, href, at }) => ({ title: of, href, at: new Date(at) })),
    check,
  };
}

export function presentProgress(quest: Quest, attempt: AttemptRow | undefined, scroll: string | undefined) {
  if (!attempt) return null;
  return {
    done: quest.steps.filter(({ id }) => doneOf(attempt.done, id)).length,
    finished: attempt.finishedAt !== null,
    scroll: scroll ?? null,
  };
}
