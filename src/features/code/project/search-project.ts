import { binaryType, type ProjectData } from '#tools/kinds/project.ts';

export interface FoundLine {
  path: string;
  line: number;
  text: string;
}

export const mostFoundLines = 200;

/** Lines that hold the words, whatever their case; names of files count as their first line. */
export function searchProject({ files }: ProjectData, words: string): FoundLine[] {
  const wanted = words.toLowerCase();
  const found: FoundLine[] = [];
  if (wanted.trim() === '') return found;
  for (const { path, text } of files) {
    if (path.toLowerCase().includes(wanted)) found.push({ path, line: 1, text: path });
    if (binaryType(path) !== undefined || !text.toLowerCase().includes(wanted)) continue;
    for (const [at, line] of text.split('\n').entries()) {
      if (found.length >= mostFoundLines) return found;
      if (line.toLowerCase().includes(wanted))
        found.push({ path, line: at + 1, text: line.trim().slice(0, 200) });
    }
  }
  return found.slice(0, mostFoundLines);
}
