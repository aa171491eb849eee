import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { easings, longestMove, motionTokens } from './motion-tokens.ts';

const read = (file: string) => readFileSync(new URL(`../../kit/ui/${file}`, import.meta.url), 'utf8');
const theme = read('theme.css');
const panda = read('panda/panda.css');

it('names every animation that plays once, with its real length', () => {
  const once = [...theme.matchAll(/--animate-([\w-]+): \S+ ([\d.]+)ms var\(--ease-out\)/g)];
  expect(motionTokens.map(({ name, milliseconds }) => [name, milliseconds])).toEqual(
    once.map(([, name, milliseconds]) => [name, Number(milliseconds)]),
  );
});

it('lets nothing move longer than it promises', () => {
  const transitions = [...panda.matchAll(/(?:transform|opacity|d) (\d+)ms/g)].map(([, length]) =>
    Number(length),
  );
  for (const length of [...motionTokens.map(({ milliseconds }) => milliseconds), ...transitions])
    expect(length).toBeLessThanOrEqual(longestMove);
});

it('draws the curves that are used', () => {
  expect(theme).toContain(`--ease-out: cubic-bezier(${easings.out.join(', ')})`);
  expect(panda).toContain(`cubic-bezier(${easings.panda.join(', ')})`);
});
