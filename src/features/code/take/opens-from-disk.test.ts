import { beforeEach, expect, test, vi } from 'vitest';
import { strToU8, zipSync } from 'fflate';
import { readZip } from '../project/read-zip.ts';
import { opensFromDisk } from './opens-from-disk.server.ts';

// As in the worker.
beforeEach(() => void vi.stubGlobal('self', globalThis));

const projectOf = (files: Record<string, string>) => ({
  files: Object.entries(files).map(([path, text]) => ({ path, text })),
  entry: null,
});

test('a page with modules becomes one that needs nothing else, and comes back as it was written', async () => {
  const project = projectOf({
    'a.js': 'export const word = "Ready";\nfor (;;) break;',
    'index.html': '<h1>Hi</h1><script type="module" src="main.tsx"></script>',
    'main.tsx':
      'import { word } from "./a.js";\nimport { createElement } from "react";\nconsole.log(word, createElement, <p />);',
  });
  const taken = await opensFromDisk(project);
  const page = taken.files.find(({ path }) => path === 'index.html')!.text;
  expect(page).toContain('"Ready"');
  expect(page).not.toMatch(/\$guard|sourceURL|src="main|from "/);
  expect(taken.files.map(({ path }) => path)).toContain('index.source.html');
  const bytes = zipSync(Object.fromEntries(taken.files.map(({ path, text }) => [path, strToU8(text)])));
  expect(readZip(bytes).project).toEqual(project);
});

test('what opens from disk already, or cannot be built, stays as it is', async () => {
  for (const text of ['<script src="a.js"></script>', '<script type="module" src="gone.js"></script>']) {
    const project = projectOf({ 'index.html': text });
    expect(await opensFromDisk(project)).toBe(project);
  }
});
