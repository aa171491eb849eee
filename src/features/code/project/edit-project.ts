/** Changes of a project's files, each answering a new project. */
import { longestProjectPath, mostProjectFiles, projectPath, type ProjectData } from '#tools/kinds/project.ts';

const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);

export function writeFile(project: ProjectData, path: string, text: string): ProjectData {
  if (!project.files.some((file) => file.path === path))
    return { ...project, files: [...project.files, { path, text }].toSorted(byPath) };
  return {
    ...project,
    files: project.files.map((file) => (file.path === path ? { path, text } : file)),
  };
}

/** A folder goes with all that is in it. */
export function removePath(project: ProjectData, path: string): ProjectData {
  const files = project.files.filter((file) => !isWithin(file.path, path));
  return { files, entry: files.some((file) => file.path === project.entry) ? project.entry : null };
}

export function renamePath(project: ProjectData, from: string, to: string): ProjectData {
  const rename = (path: string) => (isWithin(path, from) ? to + path.slice(from.length) : path);
  return {
    files: project.files.map(({ path, text }) => ({ path: rename(path), text })).toSorted(byPath),
    entry: project.entry === null ? null : rename(project.entry),
  };
}

export const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** Why a file or folder cannot be called so; undefined where it can. `from` is what it is called now. */
export function problemOfPath(project: ProjectData, path: string, from?: string): string | undefined {
  if (path === '') return 'Enter a name.';
  if (path.length > longestProjectPath) return `Use at most ${longestProjectPath} characters.`;
  if (!projectPath.test(path)) return 'Use letters, digits, spaces and - _ . @ +, with / between folders.';
  const others = project.files.filter((file) => from === undefined || !isWithin(file.path, from));
  const wanted = path.toLowerCase();
  const isTaken = others.some((file) => {
    const other = file.path.toLowerCase();
    return isWithin(other, wanted) || isWithin(wanted, other);
  });
  if (isTaken) return 'There is already a file or folder of this name.';
  if (from === undefined && project.files.length >= mostProjectFiles)
    return `A project has at most ${mostProjectFiles.toLocaleString('en')} files.`;
  return undefined;
}

/** The same files with the same texts, whichever objects hold them. */
export const isSameProject = (a: ProjectData, b: ProjectData) =>
  a === b ||
  (a.entry === b.entry &&
    a.files.length === b.files.length &&
    a.files.every(({ path, text }, at) => b.files[at]!.path === path && b.files[at]!.text === text));
