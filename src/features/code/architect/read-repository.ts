/** The structure of a repository, read from its files: folders as components, imports between them as links. Nothing is guessed about why. */
import type { ProjectData, ProjectFile } from '#tools/kinds/project.ts';
import { endingOf } from '#tools/kinds/project.ts';
import {
  emptyArchitecture,
  limits,
  longestName,
  type Architecture,
  type ComponentKind,
  type Risk,
} from './architecture.ts';

const languages: Readonly<Record<string, string>> = {
  ts: 'TypeScript',
  tsx: 'TypeScript',
  js: 'JavaScript',
  jsx: 'JavaScript',
  mjs: 'JavaScript',
  cjs: 'JavaScript',
  py: 'Python',
  go: 'Go',
  rs: 'Rust',
  java: 'Java',
  kt: 'Kotlin',
  rb: 'Ruby',
  php: 'PHP',
  cs: 'C#',
  c: 'C',
  cpp: 'C++',
  swift: 'Swift',
  sql: 'SQL',
  html: 'HTML',
  css: 'CSS',
  vue: 'Vue',
};
const mostParts = 24;
const mostPackages = 8;
const longestImportLine = 400;
const longFile = 500;

interface Part {
  folder: string;
  files: number;
  lines: Map<string, number>;
}

export function readRepository({ files }: ProjectData): Architecture {
  const sources = files.filter(({ path }) => languages[endingOf(path)] !== undefined);
  const folderOf = chooseFolders(sources);
  const parts = new Map<string, Part>();
  for (const { path, text } of sources) {
    const folder = folderOf(path);
    const part = parts.get(folder) ?? { folder, files: 0, lines: new Map<string, number>() };
    const language = languages[endingOf(path)]!;
    part.files += 1;
    part.lines.set(language, (part.lines.get(language) ?? 0) + countLines(text));
    parts.set(folder, part);
  }
  const shown = [...parts.values()].toSorted((a, b) => linesOf(b) - linesOf(a)).slice(0, mostParts);
  const { between, packages } = readImports(sources, folderOf);
  const idOf = new Map(shown.map(({ folder }, at) => [folder, `p${at + 1}`]));
  const used = [...packages].toSorted((a, b) => b[1].size - a[1].size).slice(0, mostPackages);
  const links = [...between].flatMap(([key, count]) => {
    const [from, to] = key.split('\n').map((folder) => idOf.get(folder));
    return from && to ? [{ from, to, label: counted(count, 'import') }] : [];
  });
  const outward = used.flatMap(([, users], at) =>
    [...users].flatMap((folder) => {
      const from = idOf.get(folder);
      return from ? [{ from, to: `x${at + 1}`, label: '' }] : [];
    }),
  );
  return {
    ...emptyArchitecture,
    summary: summarise(sources, parts),
    components: [
      ...shown.map((part) => ({
        id: idOf.get(part.folder)!,
        name: part.folder.slice(0, longestName),
        kind: kindOf(part),
        technology: mainLanguage(part.lines),
        purpose: `${counted(part.files, 'file')}, ${counted(linesOf(part), 'line')}.`,
      })),
      ...used.map(([name, users], at) => ({
        id: `x${at + 1}`,
        name: name.slice(0, longestName),
        kind: 'external' as const,
        technology: 'Package',
        purpose: `Imported in ${counted(users.size, 'folder')}.`,
      })),
    ],
    links: [...links, ...outward].slice(0, limits.links),
    risks: risksOf(sources, between),
  };
}

const counted = (count: number, what: string) =>
  `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;
const countLines = (text: string) => text.split('\n').length;
const linesOf = ({ lines }: Part) => [...lines.values()].reduce((sum, count) => sum + count, 0);
const mainLanguage = (lines: ReadonlyMap<string, number>) =>
  [...lines].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';

/** Where most files lie below one folder such as `src`, its folders are the parts; otherwise the topmost ones are. */
function chooseFolders(files: readonly ProjectFile[]): (path: string) => string {
  const tops = new Map<string, number>();
  for (const { path } of files) {
    const [top = ''] = path.split('/');
    tops.set(top, (tops.get(top) ?? 0) + 1);
  }
  const [main] = [...tops].filter(([, count]) => count * 2 > files.length).map(([top]) => top);
  return (path) => {
    const steps = path.split('/').slice(0, -1);
    if (steps.length === 0) return 'root';
    return steps[0] === main ? steps.slice(0, 2).join('/') : steps[0]!;
  };
}

function kindOf({ lines }: Part): ComponentKind {
  const language = mainLanguage(lines);
  if (language === 'SQL') return 'database';
  return language === 'HTML' || language === 'CSS' || language === 'Vue' ? 'website' : 'service';
}

const importLine = /(?:\bfrom|\bimport|\brequire\()\s*\(?["']([^"'\n]{1,200})["']/;

function readImports(files: readonly ProjectFile[], folderOf: (path: string) => string) {
  const between = new Map<string, number>();
  const packages = new Map<string, Set<string>>();
  const folders = new Set(files.map(({ path }) => folderOf(path)));
  for (const { path, text } of files) {
    const from = folderOf(path);
    for (const line of text.split('\n')) {
      const target = line.length <= longestImportLine ? importLine.exec(line)?.[1] : undefined;
      if (target === undefined) continue;
      const to = /^[./#@~]/.test(target) ? inside(path, target, folderOf, folders) : undefined;
      if (to === undefined && !/^[.#~/]/.test(target)) {
        const name = packageOf(target);
        packages.set(name, (packages.get(name) ?? new Set()).add(from));
      } else if (to !== undefined && to !== from)
        between.set(`${from}\n${to}`, (between.get(`${from}\n${to}`) ?? 0) + 1);
    }
  }
  return { between, packages };
}

const packageOf = (target: string) =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');

/** The folder that a relative path, or one that begins with `#`, `@` or `~`, leads to. */
function inside(
  path: string,
  target: string,
  folderOf: (path: string) => string,
  folders: ReadonlySet<string>,
): string | undefined {
  if (target.startsWith('.')) {
    const steps = path.split('/').slice(0, -1);
    for (const step of target.split('/')) {
      if (step === '..') steps.pop();
      else if (step !== '.') steps.push(step);
    }
    const folder = folderOf(steps.join('/'));
    return folders.has(folder) ? folder : undefined;
  }
  const [first = ''] = target.replace(/^[#@~]\/?/, '').split('/');
  return [...folders].find((folder) => folder === first || folder.endsWith(`/${first}`));
}

function summarise(files: readonly ProjectFile[], parts: ReadonlyMap<string, Part>): string {
  const all = new Map<string, number>();
  for (const { lines } of parts.values())
    for (const [language, count] of lines) all.set(language, (all.get(language) ?? 0) + count);
  const total = [...all.values()].reduce((sum, count) => sum + count, 0);
  const shares = [...all]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 4)
    .map(([language, count]) => `${language} ${Math.round((count / total) * 100)} %`);
  if (total === 0) return 'No source files that can be read were found.';
  return `${counted(files.length, 'source file')} with ${counted(total, 'line')}: ${shares.join(', ')}.`;
}

function risksOf(files: readonly ProjectFile[], between: ReadonlyMap<string, number>): Risk[] {
  const circles = [...between.keys()]
    .map((key) => key.split('\n') as [string, string])
    .filter(([from, to]) => from < to && between.has(`${to}\n${from}`))
    .slice(0, 10)
    .map(([from, to]) => ({
      risk: `${from} and ${to} import each other`,
      effect: 'Neither can be changed or tested without the other.',
      measure: '',
    }));
  const long = files
    .map(({ path, text }) => ({ path, lines: countLines(text) }))
    .filter(({ lines }) => lines > longFile)
    .toSorted((a, b) => b.lines - a.lines)
    .slice(0, 5)
    .map(({ path, lines }) => ({
      risk: `${path} has ${lines.toLocaleString('en')} lines`,
      effect: 'It may do more than one job.',
      measure: '',
    }));
  return [...circles, ...long];
}
