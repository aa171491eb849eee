/** What a guest has chosen travels in the address, through sign-in and back. */
import { href } from '#kit/href.ts';
import type { PandaLook } from './contract.ts';
import { coats, leaves, outfits } from '#kit/ui/panda/looks.ts';
import { longestName } from './longest-name.ts';

export interface Choice {
  look: PandaLook;
  name: string;
}

/** What the address does not say, or says wrongly, is the first of its kind. */
export function readChoice(search: URLSearchParams): Choice {
  const oneOf = <Value extends string>(values: readonly Value[], name: string, fallback: Value) =>
    values.find((value) => value === search.get(name)) ?? fallback;
  return {
    look: {
      leaf: oneOf(leaves, 'leaf', 'bamboo'),
      coat: oneOf(coats, 'coat', 'ink'),
      outfit: oneOf(outfits, 'outfit', 'scarf'),
    },
    name: (search.get('name') ?? '').slice(0, longestName),
  };
}

export function choiceAddress({ look, name }: Choice): string {
  return href('/adopt-panda', { ...look, name: name.trim() || null });
}
