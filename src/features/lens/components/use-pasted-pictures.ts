import { useEffect, useRef } from 'react';

/** A screenshot from the clipboard, wherever on the page it is pasted; text goes where it always goes. */
export function usePastedPictures(onPaste: (files: File[]) => void) {
  const latest = useRef(onPaste);
  useEffect(() => {
    latest.current = onPaste;
  });
  useEffect(() => {
    const hear = (event: ClipboardEvent) => {
      const pictures = [...(event.clipboardData?.files ?? [])].filter(({ type }) =>
        type.startsWith('image/'),
      );
      if (pictures.length === 0) return;
      event.preventDefault();
      latest.current(pictures);
    };
    document.addEventListener('paste', hear);
    return () => document.removeEventListener('paste', hear);
  }, []);
}
