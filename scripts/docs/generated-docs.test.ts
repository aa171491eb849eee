import { expect, test } from 'vitest';
import { generatedDocs, readDoc, replaceSection } from './generated-docs.ts';
import { manifestFields } from './manifest-table.ts';

test.for(generatedDocs)('$file is what `npm run docs` writes', ({ file, write }) => {
  const current = readDoc(file);
  expect(current, 'run npm run docs').toBe(write(current));
});

test('fields of both manifests are found, also those that other modules add', () => {
  const fields = manifestFields().map(({ side, name }) => `${side} ${name}`);
  expect(fields).toEqual(
    expect.arrayContaining(['server endpoints', 'server runs', 'server searchSources', 'browser kinds']),
  );
  expect(new Set(fields).size).toBe(fields.length);
});

test('a section is replaced and everything around it kept', () => {
  const text = 'before\n<!-- x:start -->\nold\n<!-- x:end -->\nafter';
  expect(replaceSection(text, 'x', 'new')).toBe('before\n<!-- x:start -->\n\nnew\n\n<!-- x:end -->\nafter');
  expect(() => replaceSection(text, 'y', 'new')).toThrow('missing');
});
