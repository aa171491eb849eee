/** What each kind of step does. Answers undefined where it waits for something. */
import { AppError } from '#kit/errors.ts';
import { href } from '#kit/href.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import { evaluate, fill } from '../expressions/evaluate.server.ts';
import type { CalculateStep, CombineStep, Step, TellStep, ToolStep } from '../flow/flow.ts';
import { deliver } from '../webhooks/deliver.server.ts';
import { listOf } from './list-of.ts';
import { liveLinks } from './next-steps.ts';
import { performRun } from './perform-run.server.ts';
import { listItemResults, writeStep, type StepRow } from './queries.server.ts';
import { largestData, valueOfItems, valueOfText, type StepValue } from './step-value.ts';
import { valuesOf, type Working } from './working.server.ts';

const longestNotice = 500;

export async function performStep(
  working: Working,
  step: Step,
  before: StepRow | undefined,
): Promise<StepValue | undefined> {
  switch (step.kind) {
    case 'tool':
      return step.each === null
        ? working.inTurn(() => performRun(working, { step, item: -1, before }))
        : repeat(working, step);
    case 'calculate':
      return calculate(working, step);
    case 'branch': {
      const isSo = truthOf(await evaluate(step.condition, valuesOf(working), forOwner(working)));
      return { text: isSo ? 'Yes' : 'No', data: isSo, decided: isSo ? 'yes' : 'no' };
    }
    case 'combine':
      return combine(working, step);
    case 'tell':
      return tell(working, step);
    case 'send': {
      const values = valuesOf(working);
      const body =
        step.body.trim() === ''
          ? textsBefore(working, step).join('\n\n')
          : await evaluate(step.body, values, forOwner(working));
      return deliver(working, { step, address: step.address, body });
    }
    case 'wait':
    case 'approval':
      return wait(working, step, before);
  }
}

export const forOwner = ({ execution: { ownerId }, signal }: Working) => ({ who: ownerId, signal });

/** As people mean it: nothing, no, an empty text or list are no. */
function truthOf(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '' && !/^(?:no|false|0)$/i.test(value.trim());
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

async function calculate(working: Working, { values }: CalculateStep): Promise<StepValue> {
  const data: Record<string, unknown> = {};
  let characters = 0;
  for (const { name, expression } of values) {
    const value = await evaluate(expression, { ...valuesOf(working), values: data }, forOwner(working));
    characters += JSON.stringify(value ?? null).length;
    if (characters > largestData)
      throw new AppError('too_large:expression', {
        message: 'What this step calculates is too large. Take only what you need of it.',
      });
    data[name] = value;
  }
  const only = values.length === 1 ? data[values[0]!.name] : undefined;
  const items = Array.isArray(only) ? only.map((item) => asText(item)) : undefined;
  const text = Object.entries(data)
    .map(([name, value]) => (values.length === 1 ? asText(value) : `${name}: ${asText(value)}`))
    .join('\n');
  return { ...valueOfText(text, data), items };
}

const asText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(asText).join('\n');
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string);
};

async function combine(working: Working, step: CombineStep): Promise<StepValue> {
  if (step.text.trim() === '') {
    const texts = textsBefore(working, step);
    return { ...valueOfText(texts.join('\n\n')), items: texts };
  }
  return valueOfText(asText(await fill(step.text, valuesOf(working), forOwner(working))));
}

function textsBefore({ execution, results }: Working, { id }: Step): string[] {
  return liveLinks(execution.flow, id, results).flatMap(({ from }) => {
    const text = results.get(from)?.value?.text;
    return text ? [text] : [];
  });
}

async function tell(working: Working, step: TellStep): Promise<StepValue> {
  const { services, execution } = working;
  const filled = asText(await fill(step.text, valuesOf(working), forOwner(working)));
  const text = filled.trim() || textsBefore(working, step).join('\n\n');
  const value = valueOfText(text);
  // With its end, so that nobody is told twice.
  await services.bus.transact(async (tx) => {
    await notify(tx, services, {
      ownerId: execution.ownerId,
      kind: 'run.ready',
      data: {
        title: execution.title,
        text: text.slice(0, longestNotice),
        path: href('/v2/workflow-builder', { work: execution.workId, execution: execution.id }),
      },
    });
    await writeStep(tx, { executionId: execution.id, step: step.id, item: -1, state: 'done', value });
  });
  return value;
}

/** The first time it writes down what it waits for; it goes on when that has come. */
async function wait(
  { services: { db, clock }, execution, ...working }: Working,
  step: Extract<Step, { kind: 'wait' | 'approval' }>,
  before: StepRow | undefined,
): Promise<StepValue | undefined> {
  if (before?.until && before.until <= clock.now()) return valueOfText('');
  if (before) return undefined;
  const question =
    step.kind === 'approval'
      ? asText(
          await fill(step.question, valuesOf({ execution, ...working }), {
            who: execution.ownerId,
            signal: working.signal,
          }),
        )
      : null;
  const until = step.kind === 'wait' ? new Date(clock.now().getTime() + step.minutes * 60_000) : null;
  await writeStep(db, {
    executionId: execution.id,
    step: step.id,
    item: -1,
    state: 'waiting',
    input: question === null ? null : { question },
    until,
  });
  return undefined;
}

/** Once for each item, some at once; what is done stays done when another process goes on. */
async function repeat(working: Working, step: ToolStep): Promise<StepValue> {
  const { services, execution } = working;
  const { list } = step.each!;
  const items = listOf(await evaluate(list, valuesOf(working), forOwner(working)));
  const rows = await listItemResults(services.db, { executionId: execution.id, step: step.id });
  const known = new Map(rows.map((row) => [row.item, row]));
  await writeStep(services.db, {
    executionId: execution.id,
    step: step.id,
    item: -1,
    state: 'running',
    items: items.length,
  });
  const values = await Promise.all(
    items.map((item, index) => {
      const before = known.get(index);
      if (before?.state === 'done') return before.value as StepValue;
      return working.inTurn(() => performItem(working, step, { item, index }, before));
    }),
  );
  const failed = values.filter((value) => value?.error !== undefined).length;
  if (failed > 0 && step.onError === 'stop')
    throw new AppError('upstream_failed:step', {
      message: `${failed} of ${items.length} items failed: ${values.find((value) => value?.error)!.error}`,
    });
  return valueOfItems(values);
}

/** A failure of one leaves the others alone. */
async function performItem(
  working: Working,
  step: ToolStep,
  given: { item: unknown; index: number },
  before: StepRow | undefined,
): Promise<StepValue> {
  const { services, execution, signal } = working;
  const key = { executionId: execution.id, step: step.id, item: given.index };
  try {
    signal.throwIfAborted();
    const value = await performRun(working, { step, item: given.index, given, before });
    await writeStep(services.db, {
      ...key,
      state: 'done',
      value,
      runId: value.run ?? null,
      endedAt: new Date(),
      error: null,
    });
    working.tell();
    return value;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    await writeStep(services.db, { ...key, state: 'failed', error: error.message, endedAt: new Date() });
    working.tell();
    return { text: '', data: null, error: error.message };
  }
}
