/** The parts of a revision of a project: files that come or go, and each change of lines in those that stay. */
import { applyToText, type TextChange } from '#tools/work/merge-text.ts';
import { mostParts } from '#tools/work/propose/bound-parts.ts';
import type { Hunk, Parts } from '#tools/work/propose/parts.ts';
import { structuredPatch } from 'diff';
import type { ProjectData } from '#tools/kinds/project.ts';
import { removePath, writeFile } from './edit-project.ts';

type Change = { is: 'added' | 'removed'; path: string } | { is: 'lines'; path: string; at: number };

const textsOf = ({ files }: ProjectData) => new Map(files.map(({ path, text }) => [path, text]));

/** Lines that come or go in one file. */
const mostEdits = 600;
/** For all files together, by the square of what differs in each: beyond it a file is one change. */
const allWork = 4 * mostEdits ** 2;

interface Effort {
  left: number;
}

export const projectParts: Parts<ProjectData> = {
  between(before, after) {
    const [was, now] = [textsOf(before), textsOf(after)];
    const paths = [...new Set([...was.keys(), ...now.keys()])].toSorted();
    const changes = (left: number) => {
      const effort = { left };
      return paths.flatMap((path) => changesOfFile(path, was.get(path), now.get(path), effort));
    };
    const byLines = changes(allWork);
    // More than anyone looks at one by one: each file is one change.
    const shown = byLines.length > mostParts ? changes(0) : byLines;
    return shown.map((hunk, at) => ({ id: String(at), place: hunk.change.path, ...hunk }));
  },

  apply(now, hunks, base) {
    const unfit: string[] = [];
    const texts = textsOf(base);
    let content = now;
    for (const [path, own] of Map.groupBy(hunks, ({ change }) => (change as Change).path))
      content = applyToFile(content, { path, hunks: own, base: texts.get(path) }, unfit);
    return { content, unfit };
  },
};

interface FileChange {
  was: string;
  now: string;
  change: Change;
}

function changesOfFile(
  path: string,
  was: string | undefined,
  now: string | undefined,
  effort: Effort,
): FileChange[] {
  if (was === now) return [];
  if (was === undefined) return [{ was: '', now: now!, change: { is: 'added', path } }];
  if (now === undefined) return [{ was, now: '', change: { is: 'removed', path } }];
  return lineChanges(was, now, effort).map((change) => ({
    was: change.was,
    now: change.now,
    change: { is: 'lines', path, at: change.at },
  }));
}

/** Whole lines; where too much differs, the whole text is one change. */
function lineChanges(was: string, now: string, effort: Effort): TextChange[] {
  const maxEditLength = Math.min(mostEdits, Math.floor(Math.sqrt(effort.left)));
  const patch = maxEditLength > 0 && structuredPatch('', '', was, now, '', '', { context: 0, maxEditLength });
  if (!patch) {
    effort.left = Math.max(0, effort.left - maxEditLength ** 2);
    return [{ at: 0, was, now }];
  }
  const edits = patch.hunks.reduce((sum, { oldLines, newLines }) => sum + oldLines + newLines, 0);
  effort.left = Math.max(0, effort.left - edits ** 2);
  const starts = lineStarts(was);
  return patch.hunks.map(({ oldStart, oldLines, lines }) => {
    const first = oldStart - 1;
    const at = starts[first] ?? was.length;
    const end = starts[first + oldLines] ?? was.length;
    return { at, was: was.slice(at, end), now: sideOf(lines) };
  });
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The new lines of a hunk, with or without an end of the last one, as the patch says. */
function sideOf(lines: readonly string[]): string {
  const added = lines.flatMap((line, at) => {
    if (!line.startsWith('+')) return [];
    return [line.slice(1) + (lines[at + 1]?.startsWith('\\') ? '' : '\n')];
  });
  return added.join('');
}

interface Applied {
  path: string;
  hunks: readonly Hunk[];
  /** What the file held when the changes were made. */
  base: string | undefined;
}

function applyToFile(content: ProjectData, { path, hunks, base }: Applied, unfit: string[]): ProjectData {
  const current = content.files.find((file) => file.path === path)?.text;
  const [first] = hunks;
  const { is } = first!.change as Change;
  if (is === 'added' && current === undefined) return writeFile(content, path, first!.now);
  if (is === 'removed' && current === first!.was && content.files.length > 1)
    return removePath(content, path);
  if (is !== 'lines' || current === undefined || base === undefined) {
    unfit.push(...hunks.map(({ id }) => id));
    return content;
  }
  const changes = hunks.map(({ id, was, now, change }) => ({
    id,
    was,
    now,
    at: (change as { at: number }).at,
  }));
  const applied = applyToText(current, changes, base);
  unfit.push(...applied.unfit.map(({ id }) => id));
  return writeFile(content, path, applied.text);
}
