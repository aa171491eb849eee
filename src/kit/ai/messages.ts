/** What goes to an engine and what comes back, in our own terms. */
import type { z } from 'zod';

export type Content = { type: 'text'; text: string } | { type: 'file'; mediaType: string; data: Uint8Array };
export type ToolUse = { type: 'tool-call'; id: string; name: string; input: unknown };
export type ToolFinding = { type: 'tool-result'; id: string; name: string; output: string };

export type Message =
  | { role: 'user'; content: string | Content[] }
  /** Calls of tools that the caller carries out itself, and what came of them in the message after. */
  | { role: 'assistant'; content: string | (Content | ToolUse)[] }
  | { role: 'tool'; content: ToolFinding[] };

/** A schema that somebody else wrote: it goes to the engine as it came. */
export type JsonSchema = Record<string, unknown>;

/** How a small model is asked: briefly, and held to a shape where words alone would not do. */
export interface SmallForm {
  instructions: string;
  schema?: z.ZodType;
}

export interface Tool {
  description?: string;
  input: z.ZodType | { jsonSchema: JsonSchema };
  /** Whether the engine must keep to the schema to the letter, where it can. */
  strict?: boolean;
  /** Without it the call is the caller's to carry out, and ends the answer. */
  run?(input: never, options: { signal: AbortSignal }): Promise<unknown>;
}
export type Tools = Record<string, Tool>;

/** How an answer ended: said all, ran out of tokens, was held back by a filter, wants tools, was stopped, or failed. */
export type Finish = 'done' | 'length' | 'filtered' | 'tools' | 'stopped' | 'failed';

export type Part =
  | { type: 'text'; text: string }
  | { type: 'reasoning'; text: string }
  | { type: 'source'; title: string; url?: string }
  | { type: 'tool-call'; id: string; name: string; input: unknown }
  | { type: 'tool-result'; id: string; name: string; output: unknown; failed: boolean }
  /** The last part when it went wrong; what came before stands. */
  | { type: 'error'; code: string; message: string }
  | { type: 'end'; finish: Finish };

/** Two pieces of running text are one longer piece. */
export function mergeText(one: Part, next: Part): Part | undefined {
  if (one.type === 'text' && next.type === 'text') return { type: 'text', text: one.text + next.text };
  if (one.type === 'reasoning' && next.type === 'reasoning') return { ...one, text: one.text + next.text };
  return undefined;
}
