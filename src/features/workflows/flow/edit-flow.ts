/** Changes of a workflow, each giving a new one. */
import type { FlowTool } from '../contract.ts';
import { inOrder, stepsBefore } from './graph.ts';
import { wholeResult, type Flow, type Link, type Step, type StepKind } from './flow.ts';

type Tools = readonly FlowTool[];

export function nameFrom(words: string, taken: readonly string[]): string {
  const plain = words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[_0-9]+|_+$/g, '')
    .slice(0, 30);
  const name = plain || 'step';
  if (!taken.includes(name)) return name;
  for (let count = 2; ; count += 1) if (!taken.includes(`${name}_${count}`)) return `${name}_${count}`;
}

export function newStep(kind: Exclude<StepKind, 'tool'>, id: string): Step {
  const base = { id, title: kindWords[kind].title };
  switch (kind) {
    case 'calculate':
      return { ...base, kind, values: [{ name: 'value', expression: '' }] };
    case 'branch':
      return { ...base, kind, condition: '' };
    case 'combine':
      return { ...base, kind, text: '' };
    case 'wait':
      return { ...base, kind, minutes: 60 };
    case 'approval':
      return { ...base, kind, question: 'Go on?' };
    case 'tell':
      return { ...base, kind, text: '' };
    case 'send':
      return { ...base, kind, address: '', body: '' };
  }
}

export const kindWords: Record<Exclude<StepKind, 'tool'>, { title: string; hint: string }> = {
  branch: { title: 'Decide', hint: 'Go one way or the other, by a condition.' },
  combine: { title: 'Combine', hint: 'Put several results into one text.' },
  calculate: { title: 'Calculate', hint: 'Work out values with expressions.' },
  approval: { title: 'Ask for approval', hint: 'Wait until you approve or decline.' },
  wait: { title: 'Wait', hint: 'Go on after some time.' },
  tell: { title: 'Notify me', hint: 'Send yourself a notification.' },
  send: { title: 'Send elsewhere', hint: 'Send the result to an address, as a signed webhook.' },
};

/** After the one given, or after the last. */
export function addStep(flow: Flow, step: Step, tools: Tools, after = inOrder(flow).at(-1)): Flow {
  const added = { ...flow, steps: [...flow.steps, step] };
  return after === undefined ? added : addLink(added, tools, { from: after, to: step.id });
}

export const addTool = (flow: Flow, tool: FlowTool, tools: Tools, after?: string): Flow => {
  const id = nameFrom(
    tool.title,
    flow.steps.map((step) => step.id),
  );
  const step: Step = {
    id,
    kind: 'tool',
    title: tool.title,
    tool: tool.id,
    fields: {},
    each: null,
    retries: 1,
    onError: 'stop',
  };
  return addStep(flow, step, tools, after);
};

export const removeStep = (flow: Flow, id: string): Flow => ({
  ...flow,
  steps: flow.steps.filter((step) => step.id !== id),
  links: flow.links.filter(({ from, to }) => from !== id && to !== id),
});

export const changeStep = (flow: Flow, id: string, change: Partial<Step>): Flow => ({
  ...flow,
  steps: flow.steps.map((step) => (step.id === id ? ({ ...step, ...change } as Step) : step)),
});

/** Into where the result fits best: the whole of it, else the field for words. */
export function addLink(
  flow: Flow,
  tools: Tools,
  { from, to, when = null }: Pick<Link, 'from' | 'to'> & Partial<Link>,
): Flow {
  if (from === to || stepsBefore(flow, from).has(to)) return flow;
  if (flow.links.some((link) => link.from === from && link.to === to && link.when === when)) return flow;
  const source = flow.steps.find(({ id }) => id === from);
  const decides = source?.kind === 'branch';
  const into = decides ? null : suggestedInto(flow, tools, from, to);
  return { ...flow, links: [...flow.links, { from, to, when: decides ? (when ?? 'yes') : when, into }] };
}

function suggestedInto({ steps }: Flow, tools: Tools, from: string, to: string): string | null {
  const [source, target] = [from, to].map((id) => steps.find((step) => step.id === id));
  if (target?.kind !== 'tool' || !source) return null;
  const tool = tools.find(({ id }) => id === target.tool);
  if (!tool) return null;
  const made = source.kind === 'tool' ? tools.find(({ id }) => id === source.tool) : undefined;
  const kind = made && source.kind === 'tool' && !source.each ? made.kind : 'text';
  return tool.accepts.includes(kind) ? wholeResult : tool.wordsField;
}

export const changeLink = (flow: Flow, at: number, change: Partial<Link>): Flow => ({
  ...flow,
  links: flow.links.map((link, place) => (place === at ? { ...link, ...change } : link)),
});

export const removeLink = (flow: Flow, at: number): Flow => ({
  ...flow,
  links: flow.links.filter((_, place) => place !== at),
});
