import type { AnyTool } from './tool.ts';

export const longestTitle = 120;
const longestGuess = 80;

/** What a run is called until someone gives it a name. */
export function titleFor(tool: AnyTool, input: Record<string, unknown>): string {
  const named = tool.titleOf?.(input) ?? firstText(input);
  const line = named.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longestGuess) return line || tool.title;
  const cut = line.slice(0, longestGuess);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestGuess / 2)).trimEnd()}…`.toWellFormed();
}

function firstText(input: Record<string, unknown>): string {
  const text = Object.values(input).find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof text === 'string' ? text.slice(0, 500) : '';
}
