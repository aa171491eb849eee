/** The real models, fetched once and kept between runs. */
import path from 'node:path';
import { AppError } from '#kit/errors.ts';
import { createLog } from '#kit/log.server.ts';
import { createPacks } from '#kit/packs/packs.server.ts';
import { createModelHost } from './model-host.server.ts';

const folder = path.resolve(import.meta.dirname, '../../../node_modules/.cache/frenly-packs');
/** Not ours to mend: this machine has no way to the registry at the moment. */
const outOfReach = /^unavailable:pack_(offline|refused|no_npm|held|machine)$/;

export function openModels() {
  const log = createLog('silent');
  const packs = createPacks({ folder, log });
  const host = createModelHost({ packs, log, mayWrite: () => true });
  return {
    host,
    packs,
    /** Fetches a pack; returns why it is out of reach, if it is. */
    async fetchPack(id: string): Promise<string | undefined> {
      try {
        await packs.ensure(id);
      } catch (error) {
        if (!(error instanceof AppError) || !outOfReach.test(error.code)) throw error;
        return error.message;
      }
    },
    async close() {
      await host.close();
      await packs.close();
    },
  };
}
