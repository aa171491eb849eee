/**
 * Imports go inwards only: app → features → tools → social → kit. Bamboo, the illustrator and language stand beside kit and are met through the
 * files at the top of their folders. A feature sees nothing of another but its contract and fields, and touches no
 * table of another. Imports of types count.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname);
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const files = fs
  .readdirSync(root, { recursive: true })
  .map(String)
  .filter((name) => /\.tsx?$/.test(name));

interface Import {
  from: string;
  to: string;
}

function importsIn(file: string, text: string): Import[] {
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(
    (match) => match[1]!,
  );
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('#')) return [{ from: file, to: specifier.slice(1) }];
    if (specifier.startsWith('.')) return [{ from: file, to: path.join(path.dirname(file), specifier) }];
    return [];
  });
}

const ring = (file: string) => file.split('/')[0]!;
const feature = (file: string) => (ring(file) === 'features' ? file.split('/')[1] : undefined);
const isTest = (file: string) => /\.(test|testing|eval)\.tsx?$/.test(file) || ring(file) === 'testing';
const isTop = (file: string) => file.split('/').length === 2;
const shown = ({ from, to }: Import) => `${from} → ${to}`;

const inTests = files.filter(isTest).flatMap((file) => importsIn(file, read(file)));
const imports = files.filter((file) => !isTest(file)).flatMap((file) => importsIn(file, read(file)));

/** Which rings each may look at. */
const inwards: Readonly<Record<string, readonly string[]>> = {
  app: ['app', 'features', 'tools', 'social', 'bamboo', 'illustrator', 'language', 'kit'],
  features: ['features', 'tools', 'social', 'bamboo', 'illustrator', 'language', 'kit'],
  tools: ['tools', 'social', 'language', 'kit'],
  social: ['social', 'language', 'kit'],
  bamboo: ['bamboo', 'illustrator', 'language', 'kit'],
  illustrator: ['illustrator', 'language', 'kit'],
  language: ['language'],
  kit: ['kit', 'language'],
};

const goesOutwards = ({ from, to }: Import) =>
  !to.startsWith('..') && !inwards[ring(from)]!.includes(ring(to));
const goesPastTheDoor = ({ from, to }: Import) =>
  ['bamboo', 'illustrator', 'language'].includes(ring(to)) && ring(from) !== ring(to) && !isTop(to);
const goesNextDoor = ({ from, to }: Import) =>
  feature(from) !== undefined &&
  feature(to) !== undefined &&
  feature(from) !== feature(to) &&
  !/\/(contract|fields)\.ts$/.test(to);

test('there is something to check, and the checks see it', () => {
  expect(imports.length).toBeGreaterThan(200);
  const wrong = (from: string, text: string) =>
    importsIn(from, text).some((one) => goesOutwards(one) || goesPastTheDoor(one) || goesNextDoor(one));
  expect(wrong('kit/a.ts', `import { a } from '#bamboo/load.server.ts';`)).toBe(true);
  expect(wrong('kit/a.ts', `import { a } from '#social/people/audience.server.ts';`)).toBe(true);
  expect(wrong('social/a.ts', `import { a } from '#tools/run/contract.ts';`)).toBe(true);
  expect(wrong('kit/x/a.ts', `import type { A } from '../../tools/define/output.ts';`)).toBe(true);
  expect(wrong('language/a.ts', `export * from '#kit/errors.ts';`)).toBe(true);
  expect(wrong('features/a/a.ts', `const b = await import('#bamboo/experts/b.ts');`)).toBe(true);
  expect(wrong('features/a/a.ts', `import type { B } from '#features/b/queries.server.ts';`)).toBe(true);
  expect(wrong('features/a/a.ts', `import type { B } from '#features/b/contract.ts';`)).toBe(false);
  expect(wrong('tools/run/a.ts', `import { a } from '#kit/errors.ts';`)).toBe(false);
});

test('imports go inwards', () => {
  expect(imports.filter(goesOutwards).map(shown)).toEqual([]);
});

test('bamboo and language are met at the top of their folders', () => {
  expect(imports.filter(goesPastTheDoor).map(shown)).toEqual([]);
});

test('a feature imports nothing of another but its contract and the fields of its forms', () => {
  expect(imports.filter(goesNextDoor).map(shown)).toEqual([]);
});

test('the server of the app knows features by their manifests and contracts', () => {
  const isComposing = (file: string) => ring(file) === 'app' && file.endsWith('.server.ts');
  const wrong = imports.filter(
    ({ from, to }) =>
      isComposing(from) &&
      ring(to) === 'features' &&
      !/\/(feature|feature\.server|contract|fields)\.ts$/.test(to),
  );
  expect(wrong.map(shown)).toEqual([]);
});

test('only tests import what is for testing', () => {
  expect(inTests.some(({ to }) => ring(to) === 'testing')).toBe(true);
  const wrong = imports.filter(({ to }) => ring(to) === 'testing' || isTest(to));
  expect(wrong.map(shown)).toEqual([]);
});

test('nothing the browser loads imports a server file, nor its types', () => {
  const isServer = (file: string) => /(\.server|\/server)\.tsx?$/.test(file);
  const wrong = imports.filter(({ from, to }) => !isServer(from) && from !== 'app/routes.ts' && isServer(to));
  expect(wrong.map(shown)).toEqual([]);
});

test('what the browser loads reads no schema of an endpoint: there contracts have none', () => {
  const reads = /\.(body|query|params|output)\.(shape|parse|safeParse|extend|pick)\b/;
  const isPage = (file: string) => file.endsWith('.tsx') || /\/(components|pages|shell)\//.test(file);
  const wrong = files.filter((file) => isPage(file) && !isTest(file) && reads.test(read(file)));
  expect(wrong).toEqual([]);
});

/** Which feature or inner ring a table belongs to. */
const room = (file: string) => (feature(file) ? `features/${feature(file)}` : ring(file));
const owners = new Map(
  files
    .filter((file) => file.endsWith('table.server.ts'))
    .flatMap((file) =>
      [...read(file).matchAll(/pgTable\(\s*'(\w+)'/g)].map((match) => [match[1]!, room(file)] as const),
    ),
);

/** Tables that SQL written as text names, of features whose tables its own may not touch. */
function foreignTables(file: string, text: string): string[] {
  const statements = [...text.matchAll(/\bsql(?:<[^`]*>)?`([^`]*)`|\.query\(\s*[`']([^`']*)[`']/g)];
  const names = statements.flatMap(([, tagged, plain]) =>
    [...(tagged ?? plain ?? '').matchAll(/\b(?:from|join|update|into)\s+"?(\w+)"?/gi)].map(
      (match) => match[1]!,
    ),
  );
  return names.filter((name) => {
    const owner = owners.get(name);
    if (!owner || owner === room(file)) return false;
    return owner.startsWith('features/') || !inwards[ring(file)]!.includes(owner);
  });
}

test('SQL written as text reaches into no other room', () => {
  expect(owners.size).toBeGreaterThan(20);
  const [[table, owner] = ['', '']] = [...owners].filter(([, place]) => place.startsWith('features/'));
  expect(foreignTables('features/elsewhere/a.server.ts', `sql\`select 1 from ${table}\``)).toEqual([table]);
  expect(foreignTables(`${owner}/a.server.ts`, `sql\`select 1 from "${table}"\``)).toEqual([]);

  const inside = files.filter((file) => !isTest(file) && ring(file) !== 'app');
  const wrong = inside.flatMap((file) => foreignTables(file, read(file)).map((name) => `${file}: ${name}`));
  expect(wrong).toEqual([]);
});
