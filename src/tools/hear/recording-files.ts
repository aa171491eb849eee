import type { ToolFiles } from '../attach/tool-files.ts';

export const recordingFiles = {
  field: 'files',
  label: 'Recording',
  takes: ['sound', 'film'],
  most: 1,
} as const satisfies ToolFiles;
