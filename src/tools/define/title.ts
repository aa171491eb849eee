import { cutAtWord } from '#kit/cut-at-word.ts';
import type { AnyTool } from './tool.ts';

export const longestTitle = 120;
const longestGuess = 80;

/** What a run is called until someone gives it a name. */
export function titleFor(tool: AnyTool, input: Record<string, unknown>): string {
  const named = tool.titleOf?.(input) ?? firstText(input);
  const line = named.replaceAll(/\s+/g, ' ').trim();
  return cutAtWord(line, longestGuess) || tool.title;
}

function firstText(input: Record<string, unknown>): string {
  const text = Object.values(input).find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof text === 'string' ? text.slice(0, 500) : '';
}
