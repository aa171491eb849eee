/** What was edited and not saved yet, kept in this browser: a closed tab or a dead battery loses nothing. */
import type { Saved } from './autosave.ts';

interface Draft {
  base: Saved;
  content: unknown;
}

const nameOf = (id: string) => `work:${id}`;

export function readDraft(id: string): Draft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(id)) ?? 'null') as Draft | null;
    return typeof kept?.base?.revision === 'number' ? kept : null;
  } catch {
    return null; // on the server, or with storage blocked
  }
}

export function keepDraft(id: string, draft: Draft) {
  try {
    localStorage.setItem(nameOf(id), JSON.stringify(draft));
  } catch {
    // Storage is blocked or full: it lasts as long as the page.
  }
}

export function clearDraft(id: string) {
  try {
    localStorage.removeItem(nameOf(id));
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}
