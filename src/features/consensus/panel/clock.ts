/** Two moments of a run: when it no longer waits for its quorum, and when it no longer waits at all. */
export interface Clock {
  isOver(): boolean;
  stop(): void;
}

interface Moments {
  deadline: number;
  onDeadline(): void;
  end: number;
  onEnd(): void;
}

export function startClock({ deadline, onDeadline, end, onEnd }: Moments): Clock {
  let isOver = false;
  const timers = [
    setTimeout(() => {
      isOver = true;
      onDeadline();
    }, deadline),
    setTimeout(onEnd, end),
  ];
  return { isOver: () => isOver, stop: () => timers.forEach(clearTimeout) };
}
