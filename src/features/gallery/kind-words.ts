import type { OutputKind } from '#tools/define/output.ts';

const known: Partial<Record<OutputKind, string>> = {
  text: 'Texts',
  chat: 'Answers',
  consensus: 'Consensus',
  draft: 'Drafts',
};

/** How many of a kind are called; a new kind goes by its own name. */
export const kindWords = (kind: OutputKind) => known[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1);
