/** A page that goes on with results though it is no tool: an editor, a composer. It takes whatever has words. */
import type { KnownPath } from '#kit/href.ts';
import type { Kind } from '../kinds/kind.ts';

export interface SendTarget {
  id: string;
  title: string;
  /** What becomes of the result there. */
  description: string;
  /** Opened with what was sent named in its address; it reads that by `useSentText`. */
  page: KnownPath;
  /** Kinds that go there by a button of their own. */
  except?: readonly Kind[];
}

export const takesKind = ({ except = [] }: SendTarget, { id, readable }: Kind) =>
  readable === true && !except.some((one) => one.id === id);
