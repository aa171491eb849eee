import type { RunView } from './contract.ts';

/** A run as the browser gets it, just begun. */
export const begunRun: RunView = {
  id: '0198c0de-0000-7000-8000-000000000001',
  tool: 'summarise',
  toolTitle: 'Summarise',
  class: 'quick',
  kind: 'text',
  title: 'A text',
  state: 'running',
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  endedAt: null,
  input: {},
  engine: null,
  step: null,
  progress: null,
  secondsLeft: null,
  output: { texts: {}, data: null },
  position: '1;',
  exports: [],
  engines: [],
  error: null,
  parentId: null,
  remixOf: null,
  talkId: '0198c0de-0000-7000-8000-000000000001',
};
