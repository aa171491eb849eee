/** What tests of workflows share: small flows, and a tool that does as it is told. */
import { expect } from 'vitest';
import { z } from 'zod';
import { AppError } from '#kit/errors.ts';
import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { defineRun } from '#tools/define/define-run.server.ts';
import { acceptReadable } from '#tools/define/accepts.ts';
import { mainText } from '#tools/define/output.ts';
import { defineTool } from '#tools/define/tool.ts';
import { textKind } from '#tools/kinds/shared-kinds.ts';
import { createWork } from '#tools/work/contract.ts';
import type { Client } from '#testing/client.ts';
import { getExecution, startExecution, type ExecutionView } from './contract.ts';
import { isOpenExecution } from './execute/states.ts';
import { emptyFlow, type Flow, type Link, type Step, type ToolStep } from './flow/flow.ts';
import { workflowWork } from './work.ts';

const echo = defineTool({
  id: 'echo',
  title: 'Echo',
  description: 'Says what it is told.',
  output: textKind,
  input: z.strictObject({
    text: z.string().min(1).max(1000).describe('What to say.'),
    times: z.int().min(1).max(5).default(1).describe('How often.'),
  }),
  accepts: [acceptReadable(({ texts }) => ({ text: texts[mainText] ?? '' }))],
  examples: [{ title: 'Hello', input: { text: 'Hello' } }],
});

/** How often the tool ran with each text, and what it must still fail. */
export const echoes = new Map<string, number>();
export const failures = new Map<string, number>();

export const echoFeature = defineServerFeature({
  runs: [
    defineRun(echo, async function* ({ text, times }) {
      echoes.set(text, (echoes.get(text) ?? 0) + 1);
      const left = failures.get(text) ?? 0;
      if (left > 0) {
        failures.set(text, left - 1);
        throw new AppError('upstream_failed', { message: `${text} went wrong.` });
      }
      yield { text: Array.from({ length: times }, () => text).join(' ') };
    }),
  ],
});

export const echoStep = (id: string, text = '', more: Partial<ToolStep> = {}): ToolStep => ({
  id,
  kind: 'tool',
  title: id,
  tool: 'echo',
  fields: text ? { text } : {},
  each: null,
  retries: 0,
  onError: 'stop',
  ...more,
});

export const link = (
  from: string,
  to: string,
  into: string | null = null,
  when: Link['when'] = null,
): Link => ({
  from,
  to,
  when,
  into,
});

export const flowOf = (steps: Step[], links: Link[] = [], more: Partial<Flow> = {}): Flow => ({
  ...emptyFlow,
  steps,
  links,
  ...more,
});

export async function beginFlow(client: Client, flow: Flow) {
  const { status, body } = await client.call(createWork, {
    body: { kind: workflowWork.id, title: 'Test', content: flow },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

export async function started(client: Client, id: string, input: Record<string, unknown> = {}) {
  const { status, body } = await client.call(startExecution, { params: { id }, body: { input } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

export async function until(
  client: Client,
  id: string,
  is: (execution: ExecutionView) => boolean,
): Promise<ExecutionView> {
  let found: ExecutionView | undefined;
  await expect
    .poll(async () => {
      found = (await client.call(getExecution, { params: { id } })).body;
      return is(found);
    })
    .toBe(true);
  return found!;
}

export const whenEnded = (client: Client, id: string) =>
  until(client, id, ({ state }) => !isOpenExecution(state));

export async function executed(client: Client, flow: Flow, input: Record<string, unknown> = {}) {
  const work = await beginFlow(client, flow);
  return whenEnded(client, (await started(client, work.id, input)).id);
}

export const statesOf = ({ steps }: ExecutionView) =>
  Object.fromEntries(steps.map(({ step, state }) => [step, state]));
