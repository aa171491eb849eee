/** A help library with the real model for meaning. */
import path from 'node:path';
import { projectFolder } from '#kit/paths.server.ts';
import { createLog } from '#kit/log.server.ts';
import { useRealModels } from '#kit/models/real-models.testing.ts';
import type { createHelpLibrary } from '../library.server.ts';
import type { HelpServices } from '../source.server.ts';

export function useMeaning(library: ReturnType<typeof createHelpLibrary>) {
  const { host, need, packs } = useRealModels();
  /** Kept between runs, like the model. */
  const dataDir = path.join(projectFolder, 'node_modules/.cache/frenly-help');
  const services = {
    log: createLog('silent'),
    models: host,
    packs,
    settings: { dataDir },
  } as unknown as HelpServices;

  /** Vectors are made in the background: asked again until they are there. */
  async function ready() {
    const opened = await library.open(services);
    while (!(await opened.find({ question: 'are you ready' }))[0]!.parts)
      await new Promise((resolve) => setTimeout(resolve, 200));
    return opened;
  }

  return { need, ready };
}
