/** A hint names a box as it is called on the page. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { builtInQuests } from './built-in-quests.ts';

const steps = builtInQuests.flatMap((quest) => quest.steps);
const ticked = steps.flatMap(({ hint }) => /Tick “([^”]+)”/.exec(hint ?? '')?.[1] ?? []);
const pages = globSync('src/features/*/{pages,components}/*.tsx').map((file) => readFileSync(file, 'utf8'));

it('of every box that is to be ticked', () => {
  expect(ticked).toContain('As bullet points');
  for (const label of ticked)
    expect(
      pages.some((page) => page.includes(`label="${label}"`)),
      label,
    ).toBe(true);
});
