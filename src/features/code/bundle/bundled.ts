import type { SourceMap } from './source-map.ts';

export interface BuildProblem {
  text: string;
  /** Null where it belongs to no file. */
  path: string | null;
  line: number | null;
}

export interface BundledScript {
  /** What errors call it. */
  name: string;
  /** Undefined where lines are those of the file itself. */
  map?: SourceMap;
  path: string;
  /** Lines before it in its file, where it stands within a page. */
  offset: number;
}

export type Bundled =
  | { isReady: true; html: string; scripts: BundledScript[]; problems: BuildProblem[] }
  | { isReady: false; problems: BuildProblem[] };
