/** The help articles, opened once: for `/support`, for the panda, and for Bamboo. */
import path from 'node:path';
import { createHelpLibrary } from './library.server.ts';
import { folderSource } from './source.server.ts';
import { projectFolder } from '#kit/paths.server.ts';

export const helpLibrary = createHelpLibrary([folderSource(path.join(projectFolder, 'content/help'))]);
