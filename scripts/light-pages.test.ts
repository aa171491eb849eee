import { expect, test } from 'vitest';
import { withoutDescriptions, withoutFiles } from './light-pages.ts';

test('a page that has a file still has one, without its name', () => {
  const row =
    "  {\n    id: 'support',\n    path: '/support',\n    file: 'features/support/pages/support.tsx',\n    title: 'Help',\n  },";
  expect(withoutFiles(row)).toBe(
    "  {\n    id: 'support',\n    path: '/support',\n    file: '',\n    title: 'Help',\n  },",
  );
});

test('what describes a page stays behind', () => {
  expect(withoutDescriptions("    title: 'Jobs',\n    description: 'What waits, runs and failed.',\n")).toBe(
    "    title: 'Jobs',\n    description: '',\n",
  );
});
