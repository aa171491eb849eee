import type { Page } from 'playwright-core';

/** A work of the guest at a page, through the product's own door; its id. */
export async function makeWork(
  page: Page,
  work: { kind: string; title: string; content: unknown },
): Promise<string> {
  const { origin } = new URL(page.url());
  const response = await page.request.post(`${origin}/api/works`, {
    data: work,
    headers: { 'idempotency-key': crypto.randomUUID(), origin },
  });
  return ((await response.json()) as { id: string }).id;
}
