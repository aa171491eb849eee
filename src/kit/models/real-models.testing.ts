/** The real models for the tests of one file. */
import { afterAll, type TestContext } from 'vitest';
import { openModels } from './open-models.testing.ts';

export function useRealModels() {
  const { host, packs, fetchPack, close } = openModels();
  afterAll(close);
  /** Fetches what a test needs, or skips it and says why. */
  async function need(id: string, { skip }: TestContext): Promise<void> {
    const missing = await fetchPack(id);
    if (missing === undefined) return;
    console.warn(`SKIPPED, not tested: ${missing}`);
    skip(missing);
  }
  return { host, packs, need };
}
