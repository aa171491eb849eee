/** For tests: the help that the product comes with, searched with or without a model. */
import path from 'node:path';
import { projectFolder } from '#kit/paths.server.ts';
import { readFolder, type HelpServices } from './source.server.ts';

export const productArticles = readFolder(path.join(projectFolder, 'content/help'));

/** Nothing is fetched and nothing is asked of a model. */
export const withoutModel = {
  packs: { isReady: () => false },
  settings: { fetchModels: false },
} as unknown as HelpServices;
