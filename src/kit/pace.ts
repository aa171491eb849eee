/**
 * How long the pieces of a stream are gathered before they go on together. Every piece costs the same however short it is, so the
 * more streams there are, the longer each waits: few are as fluent as a screen can show, hundreds still as fast as people read.
 */
const longest = 100;
const eachStream = 0.25;

export function createPace(shortest: number) {
  let open = 0;
  return {
    /** Milliseconds, now. */
    get wait() {
      return Math.min(longest, shortest + (open - 1) * eachStream);
    },
    /** One stream more; gives back what says that it has ended. */
    begin(): () => void {
      open += 1;
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        open -= 1;
      };
    },
  };
}
