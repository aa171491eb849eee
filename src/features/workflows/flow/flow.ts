/** What a workflow holds: what it asks for, its steps, and the links between them. */

export const mostSteps = 60;
export const mostLinks = 200;
export const mostInputs = 12;
export const mostItems = 1000;
export const mostRetries = 5;
/** Of one text in a step. */
export const longestWords = 100_000;
export const longestExpression = 4_000;
export const longestWait = 60 * 24 * 30;

export const inputKinds = ['line', 'text', 'number', 'list'] as const;
export type InputKind = (typeof inputKinds)[number];

export interface FlowInput {
  /** As expressions name it: `input.topic`. */
  name: string;
  label: string;
  kind: InputKind;
  /** What it begins with. */
  sample: string;
}

interface StepBase {
  /** As expressions name it: `steps.summary`. */
  id: string;
  title: string;
  /** Where it stands on the drawing; laid out by itself without them. */
  x?: number | undefined;
  y?: number | undefined;
}

/** Once for every item of a list. */
export interface Each {
  /** An expression that gives the list; a text counts line by line. */
  list: string;
  /** The field that the item goes into; `{{item}}` puts it anywhere. */
  into: string;
}

export interface ToolStep extends StepBase {
  kind: 'tool';
  tool: string;
  /** What its form holds; texts may hold `{{expressions}}`. */
  fields: Record<string, unknown>;
  each: Each | null;
  /** Tries after the first. */
  retries: number;
  /** What a failure means for the rest. */
  onError: 'stop' | 'continue';
}
export interface CalculateStep extends StepBase {
  kind: 'calculate';
  values: { name: string; expression: string }[];
}
export interface BranchStep extends StepBase {
  kind: 'branch';
  condition: string;
}
export interface CombineStep extends StepBase {
  kind: 'combine';
  /** A text with `{{expressions}}`; the results before it, one below the other, where it is empty. */
  text: string;
}
export interface WaitStep extends StepBase {
  kind: 'wait';
  minutes: number;
}
export interface ApprovalStep extends StepBase {
  kind: 'approval';
  question: string;
}
export interface TellStep extends StepBase {
  kind: 'tell';
  text: string;
}
export interface SendStep extends StepBase {
  kind: 'send';
  address: string;
  /** An expression for what is sent; the result before it where it is empty. */
  body: string;
}

export type Step =
  | ToolStep
  | CalculateStep
  | BranchStep
  | CombineStep
  | WaitStep
  | ApprovalStep
  | TellStep
  | SendStep;
export type StepKind = Step['kind'];

/** The way out of a step that a link leaves by: what was decided there, or any. */
export const whens = ['yes', 'no'] as const;
export type When = (typeof whens)[number];

/** Into the tool as it goes on with results of this kind. */
export const wholeResult = '*';

export interface Link {
  from: string;
  to: string;
  when: When | null;
  /** Where the result goes: a field, the whole of it as the tool accepts it, or nowhere (it only comes before). */
  into: string | null;
}

export interface Flow {
  about: string;
  inputs: FlowInput[];
  steps: Step[];
  links: Link[];
}

export const emptyFlow: Flow = { about: '', inputs: [], steps: [], links: [] };

export const decides = ({ kind }: Step) => kind === 'branch' || kind === 'approval';
