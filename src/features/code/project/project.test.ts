import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProjectData } from '#tools/kinds/project.ts';
import { problemOfPath, removePath, renamePath } from './edit-project.ts';
import { listTree } from './file-tree.ts';
import { mergeProjects } from './merge-projects.ts';
import { projectParts } from './project-parts.ts';
import { readZip, ZipFailure } from './read-zip.ts';
import { searchProject } from './search-project.ts';

const project = (files: Record<string, string>, entry: string | null = null): ProjectData => ({
  files: Object.entries(files).map(([path, text]) => ({ path, text })),
  entry,
});
const texts = ({ files }: ProjectData) => Object.fromEntries(files.map(({ path, text }) => [path, text]));

test('a folder is renamed and deleted with what is in it, and the page to open follows', () => {
  const before = project({ 'src/a.ts': '1', 'src/b.ts': '2', 'srcs.ts': '3' }, 'src/a.ts');
  const renamed = renamePath(before, 'src', 'lib');
  expect(texts(renamed)).toEqual({ 'lib/a.ts': '1', 'lib/b.ts': '2', 'srcs.ts': '3' });
  expect(renamed.entry).toBe('lib/a.ts');
  expect(removePath(before, 'src')).toEqual(project({ 'srcs.ts': '3' }));
});

test('names that lead out, clash or say nothing are refused with words', () => {
  const held = project({ 'src/a.ts': '' });
  for (const path of ['', '../x', 'a//b', '/a', 'src/../b', 'src', 'SRC/A.ts', 'src/a.ts/b', 'a\0'])
    expect(problemOfPath(held, path), path).toBeTypeOf('string');
  expect(problemOfPath(held, 'src/b.ts')).toBeUndefined();
  expect(problemOfPath(held, 'src/A.ts', 'src/a.ts')).toBeUndefined();
});

test('the tree shows folders first, and nothing of those that are closed', () => {
  const names = (closed: string[]) =>
    listTree(project({ 'b.ts': '', 'a/c.ts': '', 'a/d/e.ts': '' }), new Set(closed)).map(({ path }) => path);
  expect(names([])).toEqual(['a', 'a/d', 'a/d/e.ts', 'a/c.ts', 'b.ts']);
  expect(names(['a'])).toEqual(['a', 'b.ts']);
});

test('words are found in every text, not in pictures', () => {
  const found = searchProject(project({ 'a.ts': 'one\nTwo one', 'b.png': 'one', 'one.md': '' }), 'ONE');
  expect(found.map(({ path, line }) => `${path}:${line}`)).toEqual(['a.ts:1', 'a.ts:2', 'one.md:1']);
});

test('an archive becomes a project without its outer folder and without what was made', () => {
  const bytes = zipSync({
    'site/index.html': strToU8('<h1>Hi'),
    'site/node_modules/x/y.js': strToU8('1'),
    'site/logo.png': new Uint8Array([137, 80, 78, 71]),
    'site/data.bin': new Uint8Array([0, 255, 0]),
  });
  const { project: read, left } = readZip(bytes);
  expect(texts(read)).toEqual({ 'index.html': '<h1>Hi', 'logo.png': 'iVBORw==' });
  expect(left.map(({ name }) => name)).toEqual(['site/data.bin']);
});

test('hostile archives are refused, or only what fits is taken', () => {
  const { project: read, left } = readZip(
    zipSync({
      '../../etc/passwd': strToU8('x'),
      '/abs.js': strToU8('x'),
      'a\\..\\b.js': strToU8('x'),
      __proto__: strToU8('x'),
      'ok.js': strToU8('1'),
    }),
  );
  expect(Object.keys(texts(read)).filter((path) => path.includes('..'))).toEqual([]);
  expect(left.map(({ name }) => name)).toEqual(['../../etc/passwd', '/abs.js', 'a\\..\\b.js']);
  const zeros = Object.fromEntries(
    Array.from({ length: 6 }, (_, at) => [`${at}.txt`, new Uint8Array(450_000)]),
  );
  expect(() => readZip(zipSync(zeros))).toThrow('A project holds at most 2 MB.');
  expect(
    readZip(zipSync({ 'bomb.txt': new Uint8Array(20_000_000), 'a.txt': strToU8('a') })).left,
  ).toHaveLength(1);
  const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`${at}.txt`, strToU8('a')]));
  expect(() => readZip(zipSync(many))).toThrow('A project has at most 2,000 files.');
  expect(() => readZip(strToU8('no archive'))).toThrow(ZipFailure);
  // A size that lies does not make room for more.
  const lying = zipSync({ 'a.txt': new Uint8Array(400_000) });
  const view = new DataView(lying.buffer, lying.byteOffset);
  for (let at = 0; at < lying.length - 30; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
  try {
    expect(readZip(lying).project.files[0]!.text.length).toBeLessThanOrEqual(10);
  } catch (error) {
    expect(error).toBeInstanceOf(ZipFailure);
  }
});

const base = project({ 'a.ts': 'one\ntwo\nthree\n', 'b.ts': 'b\n' });
const after = project({ 'a.ts': 'ONE\ntwo\nthree\nfour\n', 'c.ts': 'new\n' });

test('a revision has a part for each change of lines and each file that comes or goes', () => {
  const parts = projectParts.between(base, after);
  expect(parts.map(({ place, was, now }) => [place, was, now])).toEqual([
    ['a.ts', 'one\n', 'ONE\n'],
    ['a.ts', '', 'four\n'],
    ['b.ts', 'b\n', ''],
    ['c.ts', '', 'new\n'],
  ]);
  const all = projectParts.apply(base, parts, base);
  expect(all.unfit).toEqual([]);
  expect(texts(all.content)).toEqual(texts(after));
  expect(texts(projectParts.apply(base, [parts[1]!], base).content)['a.ts']).toBe('one\ntwo\nthree\nfour\n');
});

test('all parts taken are the revision, wherever lines come and go', () => {
  const line = fc.constantFrom('a', 'b', 'c', '}');
  const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.map((one) => `${one}\n`).join(''));
  fc.assert(
    fc.property(text, text, (was, now) => {
      const [before, wanted] = [project({ 'a.ts': was }), project({ 'a.ts': now })];
      const { content, unfit } = projectParts.apply(before, projectParts.between(before, wanted), before);
      expect(unfit).toEqual([]);
      expect(texts(content)).toEqual({ 'a.ts': now });
    }),
  );
});

test('parts whose lines were changed meanwhile stay open', () => {
  const parts = projectParts.between(base, after);
  const now = project({ 'a.ts': 'uno\ntwo\nthree\n', 'b.ts': 'changed\n', 'c.ts': 'own\n' });
  const { content, unfit } = projectParts.apply(now, parts, base);
  expect(unfit.toSorted()).toEqual(['0', '2', '3']);
  expect(texts(content)['a.ts']).toBe('uno\ntwo\nthree\nfour\n');
});

test('two revisions go together unless both changed the same', () => {
  const mine = project({ 'a.ts': 'ONE\ntwo\nthree\n', 'b.ts': 'b\n' });
  const theirs = project({ 'a.ts': 'one\ntwo\nTHREE\n', 'b.ts': 'b\n', 'd.ts': 'd' });
  expect(texts(mergeProjects(base, mine, theirs)!)).toEqual({
    'a.ts': 'ONE\ntwo\nTHREE\n',
    'b.ts': 'b\n',
    'd.ts': 'd',
  });
  expect(mergeProjects(base, mine, project({ 'a.ts': 'eins\ntwo\nthree\n', 'b.ts': 'b\n' }))).toBeUndefined();
});
