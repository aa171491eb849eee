import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pageWords } from '#app/page-words.ts';
import { light, wordsOf } from './light-pages.ts';

const page =
  "  {\n    id: 'support',\n    path: '/support',\n    file: 'features/support/pages/support.tsx',\n    title: 'Help',\n    description: 'Answers.',\n  },\n";

test('a page that has a file still has one, without its name; what describes it is there by its id', () => {
  expect(light(page)).toBe(page.replace('features/support/pages/support.tsx', '').replace('Answers.', ''));
  expect(wordsOf(page)).toEqual({ support: 'Answers.' });
});

test('the words of every page are found', () => {
  const folder = path.resolve(import.meta.dirname, '../src/app/pages');
  const tables = fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
  expect(Object.assign({}, ...tables.map(wordsOf))).toEqual(pageWords);
});
