/** A run of a tool, made as the person whose page this is. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { app } from './app-and-browser.ts';

export async function made(page: Page, tool: string, input: object): Promise<string> {
  const headers = { origin: app.url };
  const begun = await page.request.post(`/api/tools/${tool}/runs`, { data: { input }, headers });
  const { id } = (await begun.json()) as { id: string };
  const state = async () =>
    ((await (await page.request.get(`/api/runs/${id}`)).json()) as { state: string }).state;
  await expect.poll(state).toBe('done');
  return id;
}
