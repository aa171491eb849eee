/** A help library with the real model for meaning. */
import path from 'node:path';
import { createLog } from '#kit/log.server.ts';
import type { openModels } from '#kit/models/open-models.testing.ts';
import { projectFolder } from '#kit/paths.server.ts';
import type { createHelpLibrary, OpenLibrary } from '../library.server.ts';
import type { HelpServices } from '../source.server.ts';

type Models = Pick<ReturnType<typeof openModels>, 'host' | 'packs'>;

/** Vectors are made in the background: asked again until they are there. */
export async function openByMeaning(
  library: ReturnType<typeof createHelpLibrary>,
  { host, packs }: Models,
): Promise<OpenLibrary> {
  /** Kept between runs, like the model. */
  const dataDir = path.join(projectFolder, 'node_modules/.cache/frenly-help');
  const services = {
    log: createLog('silent'),
    models: host,
    packs,
    settings: { dataDir },
  } as unknown as HelpServices;
  const opened = await library.open(services);
  while (!(await opened.find({ question: 'are you ready' }))[0]!.parts)
    await new Promise((resolve) => setTimeout(resolve, 200));
  return opened;
}
