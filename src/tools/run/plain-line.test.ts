import { expect, test } from 'vitest';
import { cpuLimit, measureEffort } from '#testing/effort.ts';
import { plainLine, plainLines } from './plain-line.ts';

test('the marks of Markdown are left out', () => {
  expect(
    plainLine('# How *bamboo* grows\n\n- [fast](https://example.org/a_(b)) and `green`\n 2. > quoted'),
  ).toBe('How bamboo grows fast and green > quoted');
});

test('lines are kept where there is room, and list items keep a dot', () => {
  expect(plainLines('## Title\n\n- **one**\n* two\n\n  \nand  [more](/x).')).toBe(
    'Title\n· one\n· two\nand more.',
  );
});

test.for(['\n', '\n ', '\t\n', '](', '](a', '](a)', '[', '- ', '\n-', '# ', ' '])(
  'a long text of %j is read at once',
  (piece) => {
    const effort = measureEffort();
    const text = piece.repeat(500_000 / piece.length);
    plainLine(text);
    plainLines(text);
    expect(effort()).toBeLessThan(cpuLimit(1000));
  },
);
