import { useEffect } from 'react';
import type { Coat, Leaf } from '#kit/ui/panda/looks.ts';

/** The document brings the look that one's panda had; this follows when one adopts while the page is open. */
export function useWornLook(look: { leaf: Leaf; coat: Coat } | undefined) {
  const { leaf, coat } = look ?? {};
  useEffect(() => {
    // Without a connection the panda looks as it did before.
    if (leaf && coat) wear({ leaf, coat }).catch(() => {});
  }, [leaf, coat]);
}

async function wear(look: { leaf: Leaf; coat: Coat }) {
  const { lookColors } = await import('#kit/ui/panda/look-colors.ts');
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(lookColors(look))) style.setProperty(name, value as string);
}
