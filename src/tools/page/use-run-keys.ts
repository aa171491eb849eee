import { useEffect, type RefObject } from 'react';

/** Ctrl+Enter (on a Mac Cmd+Enter) sends a form from any of its fields. */
export function useRunKeys(around: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const form = around.current;
    form?.addEventListener('keydown', runOnKeys);
    return () => form?.removeEventListener('keydown', runOnKeys);
  }, [around]);
}

function runOnKeys(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  if (event.defaultPrevented || event.isComposing) return;
  event.preventDefault();
  (event.currentTarget as HTMLFormElement).requestSubmit();
}
