import type { AnyTool } from '#tools/define/tool.ts';
import { toolFields } from './tool-fields.ts';

/** The field that a plain text goes into: the one that the tool names, else the first that it needs, else the first long one. */
export function fieldForWords(tool: AnyTool): string | undefined {
  const texts = toolFields(tool).filter(({ is }) => is === 'text');
  const field =
    texts.find(({ name }) => name === tool.wordsField) ??
    texts.find(({ required }) => required) ??
    texts.find(({ isLong }) => isLong) ??
    texts[0];
  return field?.name;
}
