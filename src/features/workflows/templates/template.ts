/** How templates are written down: steps and links in a few words. */
import type { Each, Flow, FlowInput, InputKind, Link, Step, ToolStep } from '../flow/flow.ts';
import { wholeResult } from '../flow/flow.ts';

export interface Template {
  id: string;
  title: string;
  flow: Flow;
}

export const input = (name: string, label: string, sample: string, kind: InputKind = 'text'): FlowInput => ({
  name,
  label,
  kind,
  sample,
});

export const tool = (
  id: string,
  title: string,
  name: string,
  fields: Record<string, unknown> = {},
  more: { each?: Each; onError?: ToolStep['onError'] } = {},
): ToolStep => ({
  id,
  kind: 'tool',
  title,
  tool: name,
  fields,
  each: null,
  retries: 1,
  onError: 'stop',
  ...more,
});

export const combine = (id: string, title: string, text = ''): Step => ({ id, kind: 'combine', title, text });
export const calculate = (id: string, title: string, values: Record<string, string>): Step => ({
  id,
  kind: 'calculate',
  title,
  values: Object.entries(values).map(([name, expression]) => ({ name, expression })),
});
export const branch = (id: string, title: string, condition: string): Step => ({
  id,
  kind: 'branch',
  title,
  condition,
});
export const approval = (id: string, title: string, question: string): Step => ({
  id,
  kind: 'approval',
  title,
  question,
});
export const tell = (id: string, title: string, text = ''): Step => ({ id, kind: 'tell', title, text });

/** Comes before, and nothing more. */
export const leadsTo = (from: string, to: string, when: Link['when'] = null): Link => ({
  from,
  to,
  when,
  into: null,
});
/** The tool goes on with the result. */
export const goesOn = (from: string, to: string): Link => ({ from, to, when: null, into: wholeResult });
