/** Workflows to begin with. Each does its work without a key, and a test runs every one. */
import { textTemplates } from './for-texts.ts';
import { workTemplates } from './for-work.ts';

export const templates = [...workTemplates, ...textTemplates];
