import { cutAtWord } from '#kit/cut-at-word.ts';
import type { Output } from './output.ts';
import type { AnyTool } from './tool.ts';

export const longestTitle = 120;
const longestGuess = 80;

/** What a run is called until someone gives it a name. */
export function titleFor(tool: AnyTool, input: Record<string, unknown>): string {
  return beginningOf(tool.titleOf?.(input) ?? firstText(input)) || tool.title;
}

/** What it is called once it is done. */
export function titleAfter(
  tool: AnyTool,
  { title, input }: { title: string; input: Record<string, unknown> },
  output: Output,
): string {
  const named = tool.titleOfOutput?.(output, input);
  if (!named || title !== titleFor(tool, input)) return title;
  return beginningOf(named) || title;
}

export const beginningOf = (text: string) => cutAtWord(text.replaceAll(/\s+/g, ' ').trim(), longestGuess);

function firstText(input: Record<string, unknown>): string {
  const text = Object.values(input).find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof text === 'string' ? text.slice(0, 500) : '';
}
