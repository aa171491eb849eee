/** What a tool is, for both sides of the wire; how it works stands in its `run.server.ts`. */
import type { z } from 'zod';
import type { Capability } from '#kit/ai/engine.ts';
import type { KnownPath } from '#kit/href.ts';
import type { ToolFiles } from '../attach/tool-files.ts';
import type { Kind } from '../kinds/kind.ts';
import type { QueuedClass } from '../run/run.ts';
import type { Accepted } from './accepts.ts';
import type { ModelNeed } from './model-need.ts';
import type { Output } from './output.ts';

/** `Data`: the structure of what it makes, as its kind says. */
export interface Tool<Input extends z.ZodObject = z.ZodObject, Data = unknown> {
  /** In addresses and rows, so never changed: lower case with hyphens. */
  id: string;
  title: string;
  /** One sentence on what it does for you. */
  description: string;
  /** A strict object; what does not fit is refused with its words. */
  input: Input;
  /** What it makes. */
  output: Kind<Data>;
  /** To click when there is nothing yet. */
  examples: readonly { title: string; input: z.input<Input> }[];
  /** What an engine must be able to do to be offered; without it the tool asks none. */
  needs?: readonly Capability[];
  /** What it cannot do without a language model. */
  modelNeed?: ModelNeed;
  /** Credits for a run that is done, besides what its engine costs; free without it. */
  cost?(input: z.output<Input>): number;
  /** Names the run in the history; without it, the first words of the input. */
  titleOf?(input: z.output<Input>): string;
  /** Names it anew once it is done, where what came of it is the better name; never in place of a name that someone gave. */
  titleOfOutput?(output: Output<Data>, input: z.output<Input>): string | undefined;
  /** Files that go in with what is typed; the run has them from its beginning, and they go when it goes. */
  files?: ToolFiles<keyof z.input<Input> & string>;
  /** Its results can be asked about further: each becomes a talk, and the next question goes into this field. */
  followUp?: FollowUp<keyof z.input<Input> & string>;
  /** Its results stand among the chats, though nothing further can be asked about them. */
  isChat?: true;
  /** What it is given goes to services outside this server, such as an encyclopaedia. */
  asksOutside?: true;
  /** What can be asked of a run of it while it is under way. */
  requests?: readonly string[];
  /** Where people use it, in the page table; a page of several tools is told in its query which one is meant. */
  page?: KnownPath | `${KnownPath}?${string}`;
  /** The field that words from elsewhere (`?q=`) go into; without it, where a text of another tool would go. */
  wordsField?: keyof z.input<Input> & string;
  /** Results that it can go on with, of whichever tool, and what it makes of them. */
  accepts?: readonly Accepted<Partial<z.input<Input>>>[];
  /** What readers of a link get of an output: with all that was made, or without what the result was drawn from. */
  sharedOutput?(output: Output<Data>, wish: { raw: boolean }): Output<Data>;
  /** The result itself says what was asked, so that cannot be kept back from whoever reads it. */
  saysInput?: boolean;
  /**
   * For work of minutes, `media` where it keeps the processor busy: waits in the queue of its class, in any process, and
   * goes on after its last finished step when that dies. Without it a run is quick: it begins at once and dies with its process.
   */
  class?: QueuedClass;
}

export interface FollowUp<Name extends string = string> {
  field: Name;
  /** Characters, at the most. */
  longest: number;
  /** What the box for it says. */
  label?: string;
}

export type AnyTool = Tool<z.ZodObject>;

export function defineTool<Input extends z.ZodObject, Data>(tool: Tool<Input, Data>): Tool<Input, Data> {
  return tool;
}

/**
 * The schema of a tool's input. In the browser's build it is a file of its own (`scripts/light-tools.ts`): it and its library would
 * weigh more than a page, and nothing needs them before something is typed.
 */
export async function loadInput<Input extends z.ZodObject>({ input }: Tool<Input>): Promise<Input> {
  const given: unknown = input;
  return typeof given === 'function' ? (given as () => Promise<Input>)() : input;
}
