/** A small writing tool in a few lines: a text goes in, with a choice or two, and a text comes out. */
import { z } from 'zod';
import { mainText, type Output } from '#tools/define/output.ts';
import { defineTool, type AnyTool, type Tool } from '#tools/define/tool.ts';

export const longestText = 60_000;

/** Results that hold a text to go on with. */
const textKinds = [
  'writing',
  'text',
  'chat',
  'consensus',
  'draft',
  'lens',
  'document-overview',
  'document-answer',
  'transcript',
  'ally-answer',
] as const;

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

interface Told {
  id: string;
  title: string;
  description: string;
  /** What the button says. */
  action: string;
  /** Above the field; `Text` unless told. */
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
  /** A model answers with one candidate a line. */
  lists?: boolean;
  /** What comes out is what went in, changed. */
  revises?: boolean;
  examples: readonly { title: string; input: SmallInput }[];
}

export interface SmallTool extends Told {
  tool: Tool<z.ZodObject>;
}

const text = (least: number, tooShort: string) =>
  z
    .string()
    .trim()
    .min(least, tooShort)
    .max(longestText, `Use at most ${longestText.toLocaleString('en')} characters.`)
    .regex(/^[^\0]*$/, 'There is an invisible character in it that cannot be kept.');

export function smallTool(told: Told): SmallTool {
  const { id, title, description, least = 1, tooShort = 'Paste or write a text first.', examples } = told;
  const choices = Object.entries(told.choices ?? {}).map(([name, { label, of }]) => {
    const [first, ...rest] = Object.keys(of) as [string, ...string[]];
    return [
      name,
      z
        .enum([first, ...rest])
        .default(first)
        .describe(label),
    ] as const;
  });
  const tool = defineTool({
    id,
    title,
    description,
    output: 'writing',
    page: `/ai/content-tools?tool=${id}`,
    ...(told.ask ? { needs: ['text'] as const } : {}),
    input: z.strictObject({
      text: text(least, tooShort).describe('The text to work on.'),
      ...(told.other ? { other: text(1, 'The second text is missing.').describe(told.other) } : {}),
      ...Object.fromEntries(choices),
    }),
    titleOf: (input) => String((input as { text?: unknown }).text ?? title),
    accepts: textKinds.map((kind) => ({ kind, as: textOf as never })),
    examples: examples as never,
  });
  return { ...told, tool: tool as unknown as AnyTool };
}

const textOf = ({ texts }: Output) => ({ text: (texts[mainText] ?? '').slice(0, longestText) });
