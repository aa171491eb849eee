/** The help articles, opened once: for `/support`, for the panda, and for Bamboo. */
import path from 'node:path';
import { createHelpLibrary } from '#features/assistant/help/library.server.ts';
import { folderSource } from '#features/assistant/help/source.server.ts';
import { projectFolder } from './paths.server.ts';

export const helpLibrary = createHelpLibrary([folderSource(path.join(projectFolder, 'content/help'))]);
