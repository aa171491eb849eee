import type { BuildProblem, Bundled, BundledScript } from '../bundle/bundled.ts';
import { locate } from './locate.ts';
import type { LogLevel, PreviewMessage } from './messages.ts';

export interface ConsoleEntry {
  id: number;
  level: LogLevel;
  text: string;
  path: string | null;
  line: number | null;
  /** How often in a row. */
  times: number;
}

export interface PreviewState {
  /** What runs now; each build is a page of its own. */
  page: { html: string; number: number } | null;
  scripts: readonly BundledScript[];
  problems: readonly BuildProblem[];
  entries: readonly ConsoleEntry[];
  isBuilding: boolean;
  isStopped: boolean;
  /** It was stopped because it no longer answered. */
  wasSilent: boolean;
  /** It was stopped because it led its frame to another page. */
  hasLeft: boolean;
  restarts: number;
  hasRun: boolean;
}

export const initialPreview = (isStarted: boolean): PreviewState => ({
  page: null,
  scripts: [],
  problems: [],
  entries: [],
  isBuilding: isStarted,
  isStopped: !isStarted,
  wasSilent: false,
  hasLeft: false,
  restarts: 0,
  hasRun: isStarted,
});

export type PreviewAction =
  | { is: 'building' | 'silent' | 'left' | 'stop' | 'restart' | 'clear' }
  | { is: 'built'; bundled: Bundled }
  | { is: 'reported'; message: Extract<PreviewMessage, { is: 'log' | 'error' }> };

const mostEntries = 200;

export function reducePreview(state: PreviewState, action: PreviewAction): PreviewState {
  switch (action.is) {
    case 'building':
      return { ...state, isBuilding: true };
    case 'built':
      return showBuild(state, action.bundled);
    case 'reported':
      return { ...state, entries: addEntry(state, action.message) };
    case 'silent':
      return { ...state, page: null, isStopped: true, wasSilent: true };
    case 'left':
      return { ...state, page: null, isStopped: true, hasLeft: true };
    case 'stop':
      return { ...state, page: null, isBuilding: false, isStopped: true, wasSilent: false };
    case 'restart':
      return {
        ...state,
        isStopped: false,
        wasSilent: false,
        hasLeft: false,
        hasRun: true,
        restarts: state.restarts + 1,
      };
    default:
      return { ...state, entries: [] };
  }
}

function showBuild(state: PreviewState, bundled: Bundled): PreviewState {
  if (state.isStopped) return state;
  // What ran before goes on while the code has mistakes in it.
  if (!bundled.isReady) return { ...state, isBuilding: false, problems: bundled.problems };
  const { html, scripts, problems } = bundled;
  const page = { html, number: (state.page?.number ?? 0) + 1 };
  return { ...state, isBuilding: false, page, scripts, problems, entries: [] };
}

function addEntry(
  { entries, scripts }: PreviewState,
  message: Extract<PreviewMessage, { is: 'log' | 'error' }>,
) {
  const place = message.is === 'error' ? locate(message.stack, scripts) : undefined;
  const level = message.is === 'error' ? 'error' : message.level;
  const last = entries.at(-1);
  if (last?.text === message.text && last.level === level)
    return [...entries.slice(0, -1), { ...last, times: last.times + 1 }];
  const { path = null, line = null } = place ?? {};
  return [...entries, { id: (last?.id ?? 0) + 1, level, text: message.text, path, line, times: 1 }].slice(
    -mostEntries,
  );
}
