import { expect, test } from 'vitest';
import { matchPage } from './match-page.ts';
import { isBuilt } from './page-row.ts';
import { toolRuns } from './tools.server.ts';
import { tools } from './tools.ts';

test('both registries list the same tools, each once', () => {
  expect(toolRuns.map(({ tool }) => tool)).toEqual(tools);
  expect(new Set(tools.map(({ id }) => id)).size).toBe(tools.length);
});

test.each(tools.map((tool) => [tool.id, tool] as const))('%s is a tool that people can use', (id, tool) => {
  expect(id).toMatch(/^[a-z][a-z0-9-]{1,59}$/);
  expect(tool.description).toMatch(/^[A-Z].{10,}\.$/);
  expect(tool.examples.length).toBeGreaterThan(0);
  for (const { input } of tool.examples) expect(tool.input.safeParse(input).error).toBeUndefined();
  // What is not known here is refused, not dropped.
  const [example] = tool.examples;
  expect(tool.input.safeParse({ ...example!.input, surprise: 1 }).success).toBe(false);
});

test('a tool that names its page names one that is open', () => {
  const closed = tools.filter(({ page }) => {
    const row = page && matchPage(page.split('?', 1)[0]!)?.row;
    return page !== undefined && !(row && isBuilt(row));
  });
  expect(closed.map(({ id }) => id)).toEqual([]);
});
