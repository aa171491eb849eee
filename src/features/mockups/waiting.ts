/** What is not part of the mockup yet: files on their way up, or ones that could not be taken. */
import { createContext, use, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useBlocker, type Location } from 'react-router';

type Tell = (who: string, isWaiting: boolean) => void;

export const WaitingContext = createContext<Tell>(() => undefined);

/** Tells the page that something waits. */
export function useTellWaiting(isWaiting: boolean) {
  const who = useId();
  const tell = use(WaitingContext);
  useEffect(() => {
    tell(who, isWaiting);
    return () => tell(who, false);
  }, [tell, who, isWaiting]);
}

/** For the page: whether something waits. Whoever is about to leave meanwhile is asked first. */
export function useWaiting() {
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const tell = useCallback<Tell>((who, isWaiting) => {
    setWaiting((before) => [...before.filter((one) => one !== who), ...(isWaiting ? [who] : [])]);
  }, []);
  const isWaiting = waiting.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isWaiting]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isWaiting && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  // The question closes either way; whoever said to leave is not held back by that.
  const hasLeft = useRef(false);
  return {
    isWaiting,
    tell,
    isLeaving: blocker.state === 'blocked',
    stay: () => void (!hasLeft.current && blocker.reset?.()),
    leave() {
      hasLeft.current = true;
      blocker.proceed?.();
    },
  };
}

/** Other changes of the address do not leave the mockup. */
const placeOf = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get('work')}`;
