import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import type { StackedThing } from './contract.ts';

/** Alt and a digit open what stands at that place; not while someone types, where some keyboards write signs with it. */
export function useStackKeys(items: readonly StackedThing[] | undefined) {
  const navigate = useNavigate();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement | null;
    if (target?.closest('input, textarea, select, [contenteditable]')) return;
    const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
    const item = digit && items?.[Number(digit) - 1];
    if (!item) return;
    event.preventDefault();
    void navigate(item.path);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
