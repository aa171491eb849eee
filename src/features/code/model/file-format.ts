/** How models write files: a line `=== path`, the content, and a line `=== end`. Read while it is still being written. */
import { longestProjectFile, mostProjectFiles, projectPath, type ProjectFile } from '#tools/kinds/project.ts';

export const formatWords = `Write each file as a line "=== path/of/file", then its whole content, then a line "=== end". No Markdown fences around files. To delete a file, write a line "=== delete path/of/file".`;

export interface ReadFiles {
  files: ProjectFile[];
  deleted: string[];
  /** What stands before the first file: the plan, or what was changed. */
  words: string;
  /** The file that is being written. */
  open: string | null;
}

export function readFiles(text: string): ReadFiles {
  const files = new Map<string, string>();
  const deleted: string[] = [];
  const words: string[] = [];
  let open: { path: string; lines: string[] } | null = null;
  for (const line of text.split('\n')) {
    const mark = markOf(line);
    if (mark === undefined) {
      if (open) open.lines.push(line);
      else if (files.size === 0 && deleted.length === 0) words.push(line);
    } else if (mark === 'end') {
      if (open) keep(open);
      open = null;
    } else if (mark.startsWith('delete ')) deleted.push(mark.slice('delete '.length));
    else {
      if (open) keep(open);
      open = { path: mark.replace(/^\.?\//, '').replaceAll('`', ''), lines: [] };
    }
  }
  return {
    files: [...files].slice(0, mostProjectFiles).map(([path, content]) => ({ path, text: content })),
    deleted,
    words: words.join('\n').trim(),
    open: open?.path ?? null,
  };

  function keep({ path, lines }: { path: string; lines: string[] }) {
    if (!projectPath.test(path)) return;
    const content = withoutFence(lines).join('\n').slice(0, longestProjectFile);
    files.set(path, content.endsWith('\n') ? content : `${content}\n`);
  }
}

/** What stands after the signs of a line that begins or ends a file; found without a search, however long the line. */
function markOf(line: string): string | undefined {
  const signs = /^={3,}(?=\s)/.exec(line)?.[0];
  return (signs && line.slice(signs.length).trim()) || undefined;
}

/** Models add fences even where they are asked not to. */
function withoutFence(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const isFenced =
    first >= 0 && last > first && /^```\w*$/.test(lines[first]!.trim()) && lines[last]!.trim() === '```';
  return isFenced ? lines.slice(first + 1, last) : lines;
}
