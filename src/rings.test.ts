/** Imports go inwards only: app → features → kit. A feature sees nothing of another but its contract and fields. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname);
const files = fs
  .readdirSync(root, { recursive: true })
  .map(String)
  .filter((name) => /\.tsx?$/.test(name));

interface Import {
  from: string;
  to: string;
}

function importsOf(file: string): Import[] {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(
    (match) => match[1]!,
  );
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('#')) return [{ from: file, to: specifier.slice(1) }];
    if (specifier.startsWith('.')) return [{ from: file, to: path.join(path.dirname(file), specifier) }];
    return [];
  });
}

const imports = files.flatMap(importsOf);
const ring = (file: string) => file.split('/')[0]!;
const feature = (file: string) => (ring(file) === 'features' ? file.split('/')[1] : undefined);
const isTest = (file: string) => /\.(test|testing)\.tsx?$/.test(file) || ring(file) === 'testing';

test('there is something to check', () => {
  expect(imports.length).toBeGreaterThan(200);
});

test('kit imports neither features nor app', () => {
  const wrong = imports.filter(
    ({ from, to }) =>
      ring(from) === 'kit' && !isTest(from) && ['features', 'app', 'tools', 'bamboo'].includes(ring(to)),
  );
  expect(wrong).toEqual([]);
});

test('features do not import app', () => {
  const wrong = imports.filter(
    ({ from, to }) => ring(from) === 'features' && !isTest(from) && ring(to) === 'app',
  );
  expect(wrong).toEqual([]);
});

test('a feature imports nothing of another but its contract and the fields of its forms', () => {
  const wrong = imports.filter(
    ({ from, to }) =>
      feature(from) &&
      feature(to) &&
      feature(from) !== feature(to) &&
      !isTest(from) &&
      !/\/(contract|fields)\.ts$/.test(to),
  );
  expect(wrong).toEqual([]);
});

test('only tests import what is for testing', () => {
  const wrong = imports.filter(({ from, to }) => !isTest(from) && ring(to) === 'testing');
  expect(wrong).toEqual([]);
});

test('nothing the browser loads imports a server file', () => {
  const isServer = (file: string) => /(\.server|\/server)\.tsx?$/.test(file);
  const serverSide = (file: string) =>
    isServer(file) || isTest(file) || file.endsWith('.testing.ts') || file === 'app/routes.ts';
  const wrong = imports.filter(
    ({ from, to }) => !serverSide(from) && isServer(to) && !/import type/.test(from),
  );
  expect(wrong).toEqual([]);
});

test('what the browser loads reads no schema of an endpoint: there contracts have none', () => {
  const reads = /\.(body|query|params|output)\.(shape|parse|safeParse|extend|pick)\b/;
  const isPage = (file: string) => file.endsWith('.tsx') || /\/(components|pages|shell)\//.test(file);
  const wrong = files.filter(
    (file) => isPage(file) && !isTest(file) && reads.test(fs.readFileSync(path.join(root, file), 'utf8')),
  );
  expect(wrong).toEqual([]);
});
