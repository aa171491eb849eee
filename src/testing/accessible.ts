/** Nothing that axe finds wrong by WCAG 2.2 AA. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    // Every rule runs; gathering what passed as well takes as long as finding what does not.
    .options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
    // Without it every look opens a second page, for frames of other origins; ours has none.
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(found).toEqual([]);
}
