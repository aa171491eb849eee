import { useEffect, useEffectEvent } from 'react';

/** As the attribute `aria-keyshortcuts` names it; Meta in place of Control on a Mac. */
export const newKey = 'Control+Shift+O';

/** Begins anew by keyboard, also while one types: there is no letter behind these keys. */
export function useNewKey(begin: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || !event.shiftKey || event.altKey || event.code !== 'KeyO') return;
    event.preventDefault();
    begin();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
