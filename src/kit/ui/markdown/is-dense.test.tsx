import { expect, test } from 'vitest';
import { drawn, sent } from './drawn.testing.tsx';
import { isDense } from './is-dense.ts';

const prose = 'Pandas eat bamboo for most of the day, and rest where they find some shade. '.repeat(8);
const answer = `## Steps\n\n${prose}\n\n- first\n- second\n\n\`\`\`ts\nconst a = 1;\nconst b = 2;\n\`\`\`\n\n|a|b|\n|-|-|\n|1|2|\n\n`;

test('what people and engines write is drawn by the server', () => {
  for (const text of [
    prose.repeat(10),
    answer.repeat(12),
    '- bread\n'.repeat(60),
    '```\na\n```\n'.repeat(3),
    '',
  ]) {
    expect(isDense(text), text.slice(0, 40)).toBe(false);
    expect(sent(text)).toBe(drawn(text));
  }
});

test('a text of frames is sent as it was written', () => {
  for (const line of ['```\n', '- ```\n', '|a|b|\n|-|-|\n\n', '- a\n', '> a\n\n', '$$a$$\n\n', '`a` ']) {
    const text = line.repeat(10_000 / line.length);
    expect(isDense(text), line).toBe(true);
    expect(sent(text), line).toContain('whitespace-pre-wrap');
    expect(sent(text).length, line).toBeLessThan(text.length * 6 + 500);
  }
});
