/** The real help articles behind the interface that Bamboo is lent, for its tests: found by words, without a model. */
import path from 'node:path';
import { createHelpLibrary } from '#features/assistant/help/library.server.ts';
import { searchHelp } from '#features/assistant/help/search.server.ts';
import { folderSource } from '#features/assistant/help/source.server.ts';
import type { Library } from './expert.ts';

export async function helpLibrary(): Promise<Library> {
  const folder = path.resolve(import.meta.dirname, '../../content/help');
  const withoutModel = { packs: { isReady: () => false }, settings: { fetchModels: false } } as never;
  return searchHelp(createHelpLibrary([folderSource(folder)]), withoutModel);
}
