/** A small writing tool in a few lines: a text goes in, with a choice or two, and a text comes out. */
import { z } from 'zod';
import { textField } from '#kit/contract/text-field.ts';
import { mainText, type Output } from '#tools/define/output.ts';
import type { ModelNeed } from '#tools/define/model-need.ts';
import { defineTool, type AnyTool, type Tool } from '#tools/define/tool.ts';
import { writingKind } from './kind.ts';
import { acceptReadable } from '#tools/define/accepts.ts';

export const longestText = 60_000;

export interface Choice {
  label: string;
  /** Value → what people read; the first is taken where nobody chooses. */
  of: Readonly<Record<string, string>>;
}

export interface SmallInput {
  text: string;
  other?: string | undefined;
  [choice: string]: string | undefined;
}

interface SmallToolText {
  id: string;
  title: string;
  description: string;
  /** What the button says. */
  action: string;
  /** Above the field; `Text` by default. */
  label?: string;
  hint?: string;
  /** The second text, where it takes two. */
  other?: string;
  /** Fewer characters are refused with `tooShort`. */
  least?: number;
  tooShort?: string;
  choices?: Readonly<Record<string, Choice>>;
  /** What a language model is told to do; the text follows. Without it the tool works by rule alone. */
  ask?(input: SmallInput): string;
  /** What it cannot do without a language model. */
  modelNeed?: ModelNeed;
  /** A model answers with one candidate a line. */
  lists?: boolean;
  /** What comes out is what went in, changed. */
  revises?: boolean;
  examples: readonly { title: string; input: SmallInput }[];
}

export interface SmallTool extends SmallToolText {
  tool: Tool<z.ZodObject>;
}

const text = (least: number, tooShort: string) => textField(longestText).min(least, tooShort);

export function smallTool(definition: SmallToolText): SmallTool {
  return { ...definition, tool: toolFrom(definition) as unknown as AnyTool };
}

function inputOf({ least = 1, tooShort = 'Enter a text first.', other, ...definition }: SmallToolText) {
  const choices = Object.entries(definition.choices ?? {}).map(([name, { label, of }]) => {
    const [first, ...rest] = Object.keys(of) as [string, ...string[]];
    return [
      name,
      z
        .enum([first, ...rest])
        .default(first)
        .describe(label),
    ] as const;
  });
  return z.strictObject({
    text: text(least, tooShort).describe('The text to work on.'),
    ...(other ? { other: text(1, 'Add a second text.').describe(other) } : {}),
    ...Object.fromEntries(choices),
  });
}

export function toolFrom(definition: SmallToolText) {
  const { id, title, description, examples } = definition;
  return defineTool({
    id,
    title,
    description,
    output: writingKind,
    page: `/ai/content-tools?tool=${id}`,
    ...(definition.ask ? { needs: ['text'] as const } : {}),
    ...(definition.modelNeed ? { modelNeed: definition.modelNeed } : {}),
    input: inputOf(definition),
    titleOf: (input) => String((input as { text?: unknown }).text ?? title),
    accepts: [acceptReadable(textOf) as never],
    examples: examples as never,
  });
}

const textOf = ({ texts }: Output) => ({ text: (texts[mainText] ?? '').slice(0, longestText) });
