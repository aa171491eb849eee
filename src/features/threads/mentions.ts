/** Who and what a message calls: people by handle, the panda, and tools. */

/** As written after `@`; letters, digits, dots, hyphens and underscores, as handles are. */
const mention = /(?<![\w@./-])@([a-z\d][\w.-]{0,59})/gi;
const mostMentions = 50;

export function handlesIn(text: string): string[] {
  const found = new Set<string>();
  for (const [, name] of text.matchAll(mention)) {
    found.add(name!.toLowerCase().replace(/[.-]+$/, ''));
    if (found.size >= mostMentions) break;
  }
  return [...found];
}

/** The panda answers by asking every engine that it has. */
export const pandaName = 'panda';
export const pandaTool = 'consensus';
export const pandaTitle = 'Panda';

export interface ToolCall {
  tool: string;
  /** What is asked of it: the rest of the line and all that follows. */
  ask: string;
}

/** A name that a line begins with, and what follows it, for those who are no tools. */
export function callIn(text: string): { name: string; ask: string } | undefined {
  const found = /^\s{0,3}@([a-z][a-z\d-]{1,59})(?:[\s,:]|$)/im.exec(text);
  return found
    ? { name: found[1]!.toLowerCase(), ask: text.slice(found.index + found[0].length).trim() }
    : undefined;
}

/** The first line that begins with a tool’s name. `isTool` knows the ids. */
export function toolCallIn(text: string, isTool: (id: string) => boolean): ToolCall | undefined {
  let start = 0;
  for (const line of text.split('\n')) {
    const found = /^\s{0,3}@([a-z][a-z\d-]{1,59})(?:[\s,:]|$)/i.exec(line);
    const name = found?.[1]!.toLowerCase();
    const tool = name === pandaName ? pandaTool : name;
    if (found && tool && isTool(tool)) return { tool, ask: text.slice(start + found[0].length).trim() };
    start += line.length + 1;
  }
  // “What do you think, @panda?” is a question to the panda, too.
  if (handlesIn(text).includes(pandaName))
    return { tool: pandaTool, ask: text.replaceAll(/(?<![\w@])@panda\b[\s,:]*/gi, '').trim() };
  return undefined;
}
