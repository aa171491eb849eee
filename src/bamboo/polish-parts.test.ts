import { expect, test } from 'vitest';
import { joinPolishes, polishParts } from './polish-parts.server.ts';
import type { Polish } from './polish.server.ts';

const paragraph = `${'The mill was built in 1784. '.repeat(30).trim()}\n\n`;
const code = `\`\`\`js\n${'const mill = 1784;\n'.repeat(100)}\`\`\`\n\n`;

test('a short text is one part, and so is none', () => {
  expect([...polishParts('He go home.')]).toEqual([{ start: 0, text: 'He go home.' }]);
  expect([...polishParts('')]).toEqual([{ start: 0, text: '' }]);
});

test('a long text is cut between paragraphs, and code stays in one part', () => {
  const text = (paragraph.repeat(10) + code).repeat(4);
  const parts = [...polishParts(text)];
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  for (const { text: part } of parts)
    expect(part.match(/^```/gm)?.length ?? 0).toSatisfy((count) => count % 2 === 0);
});

const found = (start: number, more: Partial<Polish> = {}): Polish => ({
  edits: [{ start, end: start + 2, was: 'go', now: 'goes', why: 'Agreement.', kind: 'grammar', sure: true }],
  checked: 100,
  isChecked: true,
  languages: [{ language: 'en', checked: 'all' }],
  obeyed: 1,
  grade: 4,
  ...more,
});

test('what was found in the parts stands where it stands in the text', () => {
  const whole = joinPolishes([
    { start: 0, polish: found(3) },
    {
      start: 100,
      polish: found(3, { isChecked: false, grade: 8, languages: [{ language: 'nl', checked: 'spelling' }] }),
    },
  ]);
  expect(whole.edits.map(({ start, end }) => [start, end])).toEqual([
    [3, 5],
    [103, 105],
  ]);
  expect(whole).toMatchObject({ checked: 200, isChecked: false, obeyed: 2, grade: 6 });
  expect(whole.languages.map(({ language }) => language)).toEqual(['en', 'nl']);
});
