import { useEffect, useState } from 'react';

/** A picture, once it is there; what was shown before stays until then. */
export function usePicture(address: string): { image: HTMLImageElement | undefined; hasFailed: boolean } {
  const [image, setImage] = useState<HTMLImageElement>();
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    const next = new Image();
    const left = new AbortController();
    next.addEventListener('load', () => setImage(next), { signal: left.signal });
    next.addEventListener('error', () => setFailed(address), { signal: left.signal });
    next.src = address;
    return () => left.abort();
  }, [address]);
  return { image, hasFailed: failed === address };
}
