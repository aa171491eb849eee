/** Which facet is lit in the picture and the list: the one that is pointed at or focused, or else the one that was chosen. */
import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';

export function useLit() {
  const [near, setNear] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    if (chosen === undefined) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setChosen(undefined);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [chosen]);

  /** A finger is never near without touching: for it, a tap chooses, and the next one lets go. */
  const pointers = (label: string) => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => void (pointerType === 'touch' || setNear(label)),
    onPointerLeave: ({ pointerType }: PointerEvent) => void (pointerType === 'touch' || setNear(undefined)),
    onClick: () => setChosen((before) => (before === label ? undefined : label)),
  });
  const keys = (label: string) => ({
    // What a tap focuses is chosen by it; lit by its focus as well, it could not be let go.
    onFocus: ({ currentTarget }: FocusEvent) =>
      void (currentTarget.matches(':focus-visible') && setNear(label)),
    onBlur: () => setNear((before) => (before === label ? undefined : before)),
  });
  return { lit: near ?? chosen, chosen, pointers, keys };
}
export type Lit = ReturnType<typeof useLit>;
