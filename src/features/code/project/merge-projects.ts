/** Two revisions of a project as one: file by file, and within a file where they do not touch the same words. */
import type { ProjectData } from '#tools/kinds/project.ts';
import { mergeTexts } from '#tools/work/merge-text.ts';

export function mergeProjects(base: unknown, mine: unknown, theirs: unknown): ProjectData | undefined {
  const [was, a, b] = [base, mine, theirs].map(textsOf) as [Texts, Texts, Texts];
  const files: ProjectData['files'] = [];
  for (const path of [...new Set([...a.keys(), ...b.keys()])].toSorted()) {
    const text = mergeFile(was.get(path), a.get(path), b.get(path));
    if (text === undefined) return undefined;
    if (text !== null) files.push({ path, text });
  }
  if (files.length === 0) return undefined;
  const entries = [base, mine, theirs].map((one) => (one as ProjectData).entry);
  return { files, entry: entries[1] === entries[0] ? entries[2]! : entries[1]! };
}

type Texts = Map<string, string>;

const textsOf = (project: unknown): Texts =>
  new Map((project as ProjectData).files.map(({ path, text }) => [path, text]));

/** Null where it is gone, undefined where both changed the same. */
function mergeFile(was: string | undefined, mine: string | undefined, theirs: string | undefined) {
  if (mine === theirs || theirs === was) return mine ?? null;
  if (mine === was) return theirs ?? null;
  if (was === undefined || mine === undefined || theirs === undefined) return undefined;
  return mergeTexts(was, mine, theirs);
}
