import type { OutlinePart } from '../outline.ts';

/** All that will be set. */
export const textsOf = (parts: readonly OutlinePart[]) =>
  parts
    .map((part) =>
      'items' in part ? part.items.map((item) => Object.values(item).join(' ')).join(' ') : part.text,
    )
    .join(' ');
