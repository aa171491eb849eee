/**
 * Saves what someone edits, a moment after they pause. Where another tab or person was faster, both are put together, or both
 * are offered; without a connection it is kept in the browser and saved when there is one.
 */
import type { MergeContents } from './work-table.ts';

export interface Saved {
  revision: number;
  content: unknown;
}

export type SaveOutcome =
  | { is: 'saved'; revision: number }
  /** Someone was faster. */
  | { is: 'stale'; theirs: Saved }
  /** It may work later. */
  | { is: 'unreachable' }
  /** It will not: why, in words. */
  | { is: 'refused'; words: string };

export interface AutosaveState {
  content: unknown;
  status: 'saved' | 'saving' | 'unreachable' | 'conflict' | 'refused';
  /** Of a conflict. */
  theirs: Saved | null;
  /** Of a refusal. */
  words: string | null;
}

interface Draft {
  base: Saved;
  content: unknown;
}

interface Options {
  saved: Saved;
  save(edited: Saved): Promise<SaveOutcome>;
  /** How two revisions become one; without it, or if its code does not come, people choose. */
  loadMerge(): Promise<MergeContents | undefined>;
  /** What was not saved the last time, and where such is kept. */
  draft: Draft | null;
  keepDraft(draft: Draft | null): void;
  pause?: number;
  retry?: number;
}

export const pauseBeforeSaving = 800;
const retryAfter = 5_000;

export function createAutosave(options: Options) {
  const { save, loadMerge, keepDraft, pause = pauseBeforeSaving, retry = retryAfter } = options;
  const listeners = new Set<() => void>();
  let base = options.draft?.base ?? options.saved;
  let state: AutosaveState = {
    content: options.draft?.content ?? options.saved.content,
    status: 'saved',
    theirs: null,
    words: null,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSaving = false;
  let current: Promise<void> | undefined;
  let isClosed = false;

  function become(change: Partial<AutosaveState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }
  const isDirty = () => state.content !== base.content;

  function later(delay: number) {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void flush(), delay);
  }

  function change(content: unknown) {
    if (content === state.content) return;
    keepDraft({ base, content });
    const isStuck = state.status === 'conflict';
    become(isStuck ? { content } : { content, status: 'saving', words: null });
    if (!isStuck) later(pause);
  }

  /** What stands there now is known: what one wrote oneself is put on top of it. */
  async function rebase(theirs: Saved) {
    const follow = () => {
      base = theirs;
      become({ content: theirs.content, status: 'saved' });
    };
    if (!isDirty()) return follow();
    const merge = await loadMerge().catch(() => undefined);
    // Meanwhile one may have gone on writing, or heard of something newer.
    if (isClosed || theirs.revision <= base.revision || state.status === 'conflict') return;
    if (!isDirty()) return follow();
    const merged = merge?.(base.content, state.content, theirs.content);
    if (merged === undefined) return become({ status: 'conflict', theirs });
    base = theirs;
    keepDraft({ base, content: merged });
    become({ content: merged, status: 'saving', theirs: null });
    later(0);
  }

  /** Done once all that was written so far is saved, or cannot be for now. */
  async function flush(): Promise<void> {
    if (current) {
      await current;
      return state.status === 'saving' && isDirty() ? flush() : undefined;
    }
    current = attempt().finally(() => {
      current = undefined;
    });
    return current;
  }

  async function attempt() {
    clearTimeout(timer);
    if (state.status === 'conflict' || isClosed) return;
    if (!isDirty()) {
      keepDraft(null);
      return become({ status: 'saved' });
    }
    isSaving = true;
    const sent = state.content;
    become({ status: 'saving' });
    const outcome = await save({ revision: base.revision, content: sent });
    isSaving = false;
    if (outcome.is === 'saved') {
      base = { revision: outcome.revision, content: sent };
      keepDraft(isDirty() ? { base, content: state.content } : null);
    }
    if (isClosed) return;
    if (outcome.is === 'saved') {
      become({ status: isDirty() ? 'saving' : 'saved' });
      if (isDirty()) later(pause);
    } else if (outcome.is === 'stale') await rebase(outcome.theirs);
    else if (outcome.is === 'refused') become({ status: 'refused', words: outcome.words });
    else {
      become({ status: 'unreachable' });
      later(retry);
    }
  }

  if (options.draft) {
    state = { ...state, status: 'saving' };
    later(0);
  }

  return {
    get state() {
      return state;
    },
    get revision() {
      return base.revision;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change,
    flush,
    /** Someone else saved: one's own screen follows, unless one is ahead oneself. */
    hear(theirs: Saved) {
      if (theirs.revision > base.revision && !isSaving && state.status !== 'conflict') void rebase(theirs);
    },
    /** Ends a conflict with one of the two, or with something made of both. */
    resolve(content: unknown) {
      const { theirs } = state;
      if (!theirs) return;
      base = theirs;
      keepDraft({ base, content });
      become({ content, status: 'saving', theirs: null });
      later(0);
    },
    open() {
      isClosed = false;
      if (isDirty()) later(0);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
