/**
 * Work that is done when someone wakes it, once at a time: woken while it is under way, it is done once more afterwards, however
 * often it was woken.
 */

interface Options {
  /** Answers true where more is left: it is then done again at once. */
  work(): Promise<boolean | void>;
  /** Ends this turn; the next wake tries again. */
  onError(error: unknown): void;
  /** After each turn, when nothing is left to do. */
  onRest?(): void;
}

export function createWakeLoop({ work, onError, onRest }: Options) {
  let turn: Promise<void> | undefined;
  let isWoken = false;
  let isClosed = false;

  async function workUntilDone() {
    try {
      while (isWoken && !isClosed) {
        isWoken = false;
        if (await work()) isWoken = true;
      }
    } catch (error) {
      if (!isClosed) onError(error);
    }
  }

  /** Resolves when nothing is left to do, or an error ended the turn. */
  function wake(): Promise<void> {
    if (isClosed) return Promise.resolve();
    isWoken = true;
    turn ??= workUntilDone().finally(() => {
      turn = undefined;
      if (!isClosed) onRest?.();
    });
    return turn;
  }

  return {
    wake,
    isClosed: () => isClosed,
    /** Whether it will be done once more after this turn. */
    isWoken: () => isWoken,
    /** All that there was to do when this was called is done afterwards. */
    async settle() {
      await turn;
      await wake();
    },
    /** Does no more, and waits for what is under way. */
    async close() {
      isClosed = true;
      await turn;
    },
  };
}
