/** Files on their way from one page to another within the same tab: they have no address, so they wait here until they are taken. */
import { useEffect, useEffectEvent } from 'react';

let handed: readonly File[] = [];

export function handFiles(files: readonly File[]) {
  handed = files;
}

/** Those that the page was opened with, once. */
export function useHandedFiles(add: (files: readonly File[]) => void, isWanted = true) {
  const take = useEffectEvent(() => {
    if (!isWanted || handed.length === 0) return;
    const files = handed;
    handed = [];
    add(files);
  });
  useEffect(() => take(), []);
}
