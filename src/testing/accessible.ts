/** Nothing that axe finds wrong by WCAG 2.2 AA. */
import axe, { type RunOptions } from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const options: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // Every rule runs; gathering what passed as well takes as long as finding what does not.
  reporter: 'no-passes',
  resultTypes: ['violations'],
  selectors: false,
  // What stands in frames is not ours.
  iframes: false,
};

/** `shown` is what is to be looked at: a result, an open dialog. It is there before axe looks, and still there afterwards. */
export async function expectAccessible(page: Pick<Page, 'evaluate'>, shown: Locator) {
  await shown.waitFor();
  // Once per document: to compile it takes a third of a look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (wanted) => {
    // What fades in or out has the contrast of neither. Endless ones (a spinner) are not waited for.
    const passing = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    await Promise.allSettled(passing.map(({ finished }) => finished));
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, wanted);
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, options);
  expect(violations).toEqual([]);
  expect(await shown.isVisible()).toBe(true);
}
