/** A project from an archive that may be hostile: nothing is unpacked that is not kept, and no more than a project holds. */
import { strFromU8, unzipSync } from 'fflate';
import {
  binaryType,
  longestProjectFile,
  longestProjectPath,
  mostProjectFiles,
  projectPath,
  type ProjectData,
  type ProjectFile,
} from '#tools/kinds/project.ts';
import { pageOfSource } from './source-page.ts';

export const largestZip = 10_000_000;
const mostBytes = 2_000_000;
const mostEntries = 20_000;

export class ZipFailure extends Error {}

export interface ReadProject {
  project: ProjectData;
  /** Names of files that a project cannot hold, and why. */
  left: { name: string; why: string }[];
}

/** What nobody wrote: it would fill the project and is made again elsewhere. */
const isMade = /(?:^|\/)(?:node_modules|\.git|__MACOSX|dist|build|\.DS_Store)(?:\/|$)/;

export function readZip(bytes: Uint8Array): ReadProject {
  if (bytes.length > largestZip) throw new ZipFailure('This ZIP is larger than 10 MB.');
  const left: ReadProject['left'] = [];
  let entries = 0;
  let total = 0;
  let count = 0;
  const leave = (name: string, why: string) => {
    if (left.length < 50) left.push({ name: name.slice(0, longestProjectPath), why });
    return false;
  };
  const unpacked = unzip(bytes, ({ name, originalSize }) => {
    entries += 1;
    if (entries > mostEntries) throw new ZipFailure('This ZIP holds too many files.');
    if (name.endsWith('/') || isMade.test(name)) return false;
    if (name.length > longestProjectPath || !projectPath.test(name))
      return leave(name, 'its name can’t be used');
    if (originalSize > longestProjectFile) return leave(name, 'it is larger than 500 KB');
    count += 1;
    total += originalSize;
    if (count > mostProjectFiles)
      throw new ZipFailure(`A project has at most ${mostProjectFiles.toLocaleString('en')} files.`);
    if (total > mostBytes) throw new ZipFailure('A project holds at most 2 MB.');
    return true;
  });
  const files: ProjectFile[] = [];
  const taken = new Set<string>();
  for (const [name, content] of Object.entries(unpacked)) {
    const text = binaryType(name) === undefined ? textOf(content) : toBase64(content);
    if (text === undefined) leave(name, 'it is neither text, a picture, a font nor a sound');
    else if (text.length > longestProjectFile) leave(name, 'it is larger than 500 KB');
    else if (taken.has(name.toLowerCase())) leave(name, 'another file has this name');
    else {
      taken.add(name.toLowerCase());
      files.push({ path: name, text });
    }
  }
  if (files.length === 0) throw new ZipFailure('There are no files in this ZIP that a project can hold.');
  const built = new Set(files.map(({ path }) => pageOfSource(path)));
  return {
    project: {
      files: withSources(withoutCommonFolder(files)).toSorted((a, b) => (a.path < b.path ? -1 : 1)),
      entry: null,
    },
    left: left.filter(({ name }) => !built.has(name)),
  };
}

function unzip(bytes: Uint8Array, filter: (file: { name: string; originalSize: number }) => boolean) {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof ZipFailure) throw error;
    throw new ZipFailure('This file is not a ZIP, or it is damaged.', { cause: error });
  }
}

/** Undefined where the bytes are no text. */
function textOf(content: Uint8Array): string | undefined {
  const text = strFromU8(content);
  return text.includes('\0') || text.includes('�') ? undefined : text;
}

function toBase64(content: Uint8Array): string {
  let text = '';
  for (let at = 0; at < content.length; at += 8_192)
    text += String.fromCharCode(...content.subarray(at, at + 8_192));
  return btoa(text);
}

/** Pages that were built when the archive was made give way to what they were built from. */
function withSources(files: ProjectFile[]): ProjectFile[] {
  const sources = new Map(files.map((file) => [pageOfSource(file.path), file]));
  return files.flatMap(({ path, text }) => {
    const page = pageOfSource(path);
    if (page !== undefined) return [{ path: page, text }];
    return sources.has(path) ? [] : [{ path, text }];
  });
}

/** Archives often hold one folder with everything in it. */
function withoutCommonFolder(files: ProjectFile[]): ProjectFile[] {
  const folder = /^[^/]+\//.exec(files[0]!.path)?.[0];
  if (folder === undefined || !files.every(({ path }) => path.startsWith(folder))) return files;
  return files.map(({ path, text }) => ({ path: path.slice(folder.length), text }));
}
