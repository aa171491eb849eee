/** How a plain sentence becomes the input of a tool: it goes into the first field that takes a text by itself. */
import type { AnyTool } from './tool.ts';
import { readInput } from './read-input.ts';

/** Long enough for tools that want a few sentences. */
const sample =
  'Bamboo is a grass that grows quickly. Some kinds grow almost a metre in a day. Pandas eat it all day long, and people build with it.';

function fieldFor(tool: AnyTool, text: string): string | undefined {
  const preferred = tool.followUp?.field;
  const names = [...(preferred ? [preferred] : []), ...Object.keys(tool.input.shape)];
  return names.find((name) => {
    const read = tool.input.safeParse({ [name]: text });
    return read.success && typeof read.data[name] === 'string' && read.data[name] === text;
  });
}

export const takesWords = (tool: AnyTool) => fieldFor(tool, sample) !== undefined;

/** Throws in the tool’s own words where it cannot work on that. */
export function inputFor(tool: AnyTool, text: string) {
  const field = fieldFor(tool, text) ?? fieldFor(tool, sample) ?? Object.keys(tool.input.shape)[0]!;
  const input = { [field]: text };
  return { input, read: readInput(tool, input) };
}
