/** The parts of a revision of a project: files that come or go, and each change of lines in those that stay. */
import { applyToText, type TextChange } from '#tools/work/merge-text.ts';
import type { Hunk, Parts } from '#tools/work/propose/parts.ts';
import { structuredPatch } from 'diff';
import type { ProjectData } from '#tools/kinds/project.ts';
import { removePath, writeFile } from './edit-project.ts';

type Change = { is: 'added' | 'removed'; path: string } | { is: 'lines'; path: string; at: number };

const textAt = ({ files }: ProjectData, path: string) => files.find((file) => file.path === path)?.text;

export const projectParts: Parts<ProjectData> = {
  between(before, after) {
    const paths = [...new Set([...before.files, ...after.files].map(({ path }) => path))].toSorted();
    return paths
      .flatMap((path) => changesOfFile(path, textAt(before, path), textAt(after, path)))
      .map((hunk, at) => ({ id: String(at), place: hunk.change.path, ...hunk }));
  },

  apply(now, hunks, base) {
    const unfit: string[] = [];
    let content = now;
    for (const path of new Set(hunks.map(({ change }) => (change as Change).path))) {
      const own = hunks.filter(({ change }) => (change as Change).path === path);
      content = applyToFile(content, { path, hunks: own, base: textAt(base, path) }, unfit);
    }
    return { content, unfit };
  },
};

interface FileChange {
  was: string;
  now: string;
  change: Change;
}

function changesOfFile(path: string, was: string | undefined, now: string | undefined): FileChange[] {
  if (was === now) return [];
  if (was === undefined) return [{ was: '', now: now!, change: { is: 'added', path } }];
  if (now === undefined) return [{ was, now: '', change: { is: 'removed', path } }];
  return lineChanges(was, now).map((change) => ({
    was: change.was,
    now: change.now,
    change: { is: 'lines', path, at: change.at },
  }));
}

/** Whole lines; where too much differs, the whole text is one change. */
function lineChanges(was: string, now: string): TextChange[] {
  const patch = structuredPatch('', '', was, now, '', '', { context: 0, maxEditLength: 600 });
  if (!patch) return [{ at: 0, was, now }];
  const starts = lineStarts(was);
  return patch.hunks.map(({ oldStart, oldLines, lines }) => {
    // Where nothing goes, the new lines stand after the line that is named.
    const first = oldLines === 0 ? oldStart : oldStart - 1;
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
  const current = textAt(content, path);
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
