import { expect, test } from 'vitest';
import { light, withoutFiles, wordsOfUnbuilt } from './light-pages.ts';

const built =
  "  {\n    id: 'support',\n    path: '/support',\n    file: 'features/support/pages/support.tsx',\n    title: 'Help',\n    description: 'Answers.',\n  },\n";
const planned =
  "  {\n    id: 'videos',\n    path: '/ai/videos',\n    title: 'Videos',\n    description: 'Moving pictures.',\n  },\n";

test('a page that has a file still has one, without its name', () => {
  expect(withoutFiles(built)).toBe(built.replace('features/support/pages/support.tsx', ''));
});

test('what describes a page that is not open yet is taken out, and is there by its id', () => {
  expect(light(built + planned)).toBe(built + planned.replace('Moving pictures.', ''));
  expect(wordsOfUnbuilt(built + planned)).toEqual({ videos: 'Moving pictures.' });
});
