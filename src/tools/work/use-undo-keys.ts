import { useEffect, useEffectEvent } from 'react';
import type { History } from './use-history.ts';

/** Ctrl+Z and Ctrl+Shift+Z; in a field they are the browser's own. */
export function useUndoKeys({ undo, redo }: Pick<History<unknown>, 'undo' | 'redo'>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = (event.target as Element | null)?.closest('input, textarea, select, [role="dialog"]');
    if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
