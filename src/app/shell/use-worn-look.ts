import { useEffect } from 'react';
import { lookColors } from '#kit/ui/panda/look-colors.ts';
import type { Coat, Leaf } from '#kit/ui/panda/looks.ts';

/** The document brings the look that one's panda had; this follows when one adopts while the page is open. */
export function useWornLook(look: { leaf: Leaf; coat: Coat } | undefined) {
  const { leaf, coat } = look ?? {};
  useEffect(() => {
    if (!leaf || !coat) return;
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(lookColors({ leaf, coat })))
      style.setProperty(name, value as string);
  }, [leaf, coat]);
}
