/** A page that goes on with results though it is no tool: an editor, a composer. */
import type { KnownPath } from '#kit/href.ts';

export interface Door {
  id: string;
  title: string;
  /** What becomes of the result there. */
  description: string;
  /** Opened with what was sent named in its address; it reads that by `useSentText`. */
  page: KnownPath;
  /** Kinds of results whose words it takes. */
  accepts: readonly string[];
}

/** Kinds whose main text is all that there is to read. */
export const readableKinds = [
  'text',
  'writing',
  'chat',
  'consensus',
  'draft',
  'letter',
  'polish',
  'transcript',
  'voice-note',
  'lens',
  'document-overview',
  'document-answer',
  'document-comparison',
  'document-grid',
  'research',
  'search',
  'studio-set',
] as const;
