/** The press-and-hold of the welcome overlay: phases and their clock, apart from how it looks. */

export const storageKey = 'frenly-activated';
export const progressStep = 2;
export const progressEvery = 30;
export const holdLasts = 1500;
/** All counted from the end of the hold. */
export const wrappingAfter = 500;
export const completeAfter = 2000;
export const activatedAfter = 3000;
/** Counted from the activation. */
export const followUpAfter = 1000;
export const particleCount = 12;

export type Phase = 'intro' | 'holding' | 'burst' | 'wrapping' | 'complete';

export const statusText: Record<Phase, string> = {
  intro: 'Hold the panda to activate your protection layer',
  holding: 'Keep holding, feel the magic building',
  burst: 'BOOM! Protection activated',
  wrapping: 'Wrapping your experience',
  complete: 'Welcome to the Frenly ecosystem',
};

export interface Activation {
  phase: Phase;
  /** 0 to 100. */
  progress: number;
}

interface Options {
  /** Something that can be felt happened: press and burst. */
  onPulse?: (what: 'press' | 'burst') => void;
  onActivated: () => void;
  onFollowUp: () => void;
}

export function createActivation({ onPulse, onActivated, onFollowUp }: Options) {
  let state: Activation = { phase: 'intro', progress: 0 };
  const listeners = new Set<() => void>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let ticking: ReturnType<typeof setInterval> | undefined;

  function set(next: Partial<Activation>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }
  const after = (delay: number, act: () => void) => timers.add(setTimeout(act, delay));
  function clear() {
    clearInterval(ticking);
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  }

  function finishHold() {
    clear();
    set({ phase: 'burst', progress: 100 });
    onPulse?.('burst');
    after(wrappingAfter, () => set({ phase: 'wrapping' }));
    after(completeAfter, () => set({ phase: 'complete' }));
    after(activatedAfter, activate);
  }

  function activate() {
    onActivated();
    after(followUpAfter, onFollowUp);
  }

  return {
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    press() {
      if (state.phase !== 'intro') return;
      set({ phase: 'holding', progress: 0 });
      onPulse?.('press');
      ticking = setInterval(() => {
        set({ progress: Math.min(100, state.progress + progressStep) });
        if (state.progress >= 100) finishHold();
      }, progressEvery);
      after(holdLasts, finishHold);
    },
    release() {
      if (state.phase !== 'holding') return;
      clear();
      set({ phase: 'intro', progress: 0 });
    },
    /** The quiet way: activated at once. */
    skip() {
      clear();
      activate();
    },
    /** Stops the clock of a hold that is still before its end; a finished one runs on. */
    dispose: clear,
  };
}
