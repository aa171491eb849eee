/** Texts that grow at once are drawn in turns, one in each frame: however many there are, no frame holds more than one. */
import { useEffect, useRef, useState } from 'react';

const waiting = new Set<() => void>();
let frame = 0;

function takeTurn(draw: () => void) {
  waiting.add(draw);
  frame ||= requestAnimationFrame(drawNext);
}

function drawNext() {
  const [draw] = waiting;
  if (draw) {
    waiting.delete(draw);
    draw();
  }
  frame = waiting.size > 0 ? requestAnimationFrame(drawNext) : 0;
}

/** The value as it was when its last turn came; out of sight it gets none. The value itself once it grows no more. */
export function useInTurn<T>(value: T, isGrowing: boolean, isInSight: boolean): T {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  const [draw] = useState(() => () => setShown(latest.current));
  useEffect(() => {
    latest.current = value;
    if (isGrowing && isInSight) takeTurn(draw);
  }, [value, isGrowing, isInSight, draw]);
  useEffect(() => () => void waiting.delete(draw), [draw]);
  return isGrowing ? shown : value;
}
