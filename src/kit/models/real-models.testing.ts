/** For tests: the real models, fetched from the registry once and kept between runs. */
import path from 'node:path';
import { afterAll, type TestContext } from 'vitest';
import { AppError } from '#kit/errors.ts';
import { createLog } from '#kit/log.server.ts';
import { createPacks } from '#kit/packs/packs.server.ts';
import { createModelHost } from './model-host.server.ts';

const folder = path.resolve(import.meta.dirname, '../../../node_modules/.cache/frenly-packs');
/** Not ours to mend: this machine has no way to the registry at the moment. */
const outOfReach = /^unavailable:pack_(offline|refused|no_npm|held|machine)$/;

export function useRealModels() {
  const log = createLog('silent');
  const packs = createPacks({ folder, log });
  const host = createModelHost({ packs, log, mayWrite: () => true });
  afterAll(async () => {
    await host.close();
    await packs.close();
  });
  /** Fetches what a test needs, or skips it aloud. */
  async function need(id: string, { skip }: TestContext): Promise<void> {
    try {
      await packs.ensure(id);
    } catch (error) {
      if (!(error instanceof AppError) || !outOfReach.test(error.code)) throw error;
      console.warn(`SKIPPED, not tested: ${error.message}`);
      skip(error.message);
    }
  }
  return { host, packs, need };
}
