import { expect, test } from 'vitest';
import { templates, withoutEmptyParts } from './templates.ts';

const idea = templates.find(({ id }) => id === 'idea')!;
const written = (text: string) => withoutEmptyParts(idea, text);

test('headings of a template that nothing was written under are left out', () => {
  for (const template of templates) expect(withoutEmptyParts(template, template.fields.text)).toBe('');
  const [first, second, third] = idea.fields.text.split('\n').filter(Boolean);
  expect(written(`${first}\n\n\n${second}\n\nMy aunt.\n\n${third} \n \n`)).toBe(`${second}\n\nMy aunt.\n\n`);
  expect(written(`Before.\n\n${first}\n\n${second}\n\n### In town\n\nAll.`)).toBe(
    `Before.\n\n${second}\n\n### In town\n\nAll.`,
  );
});

test('what someone wrote stays as it is', () => {
  for (const text of [
    '',
    'Plain.',
    '## Of my own\n\n## Another\n\nWords.\n\n\n\nMore.',
    '```\n# try\n## it\n```',
  ])
    expect(written(text)).toBe(text);
});
