import { expect, test } from 'vitest';
import { readFiles } from './file-format.ts';

test('files, what is deleted and words beside them are told apart while they are written', () => {
  const text =
    'A plan.\n=== index.html\n<h1>\n=== end\n=== ./src/a.ts\n```ts\nlet a;\n```\n=== end\n=== delete old.js\n=== b.css\nbody';
  expect(readFiles(text)).toEqual({
    files: [
      { path: 'index.html', text: '<h1>\n' },
      { path: 'src/a.ts', text: 'let a;\n' },
    ],
    deleted: ['old.js'],
    words: 'A plan.',
    open: 'b.css',
  });
});

test('paths that lead out of the project are not taken', () => {
  expect(
    readFiles('=== ../../x\n1\n=== end\n=== /etc/passwd\n1\n=== end\n').files.map(({ path }) => path),
  ).toEqual(['etc/passwd']);
});
