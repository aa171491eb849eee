import { implementWork } from '#tools/work/implement-work.server.ts';
import { flowSchema } from './flow/flow-schema.ts';
import type { Flow, Step } from './flow/flow.ts';
import { workflowWork } from './work.ts';

export const workflowWorks = implementWork(workflowWork, {
  schema: flowSchema,
  version: 1,
  text: flowText,
  preview: ({ about, steps }) =>
    about || (steps.length === 0 ? 'No steps yet' : steps.map(({ title }) => title).join(' → ')),
  exporters: [],
  isSharedForReaders: true,
  // An address that results are sent to may hold a secret of its owner.
  shared: (flow) => ({
    ...flow,
    steps: flow.steps.map((step) => (step.kind === 'send' ? { ...step, address: '' } : step)),
  }),
});

function flowText({ about, inputs, steps }: Flow): string {
  return [about, ...inputs.map(({ label }) => label), ...steps.map(stepText)].filter(Boolean).join('\n');
}

function stepText(step: Step): string {
  if (step.kind !== 'tool') return step.title;
  const words = Object.values(step.fields).filter((value) => typeof value === 'string');
  return [step.title, ...words].join('\n');
}
