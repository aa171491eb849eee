import { useEffect, useState } from 'react';
import type { Pdf } from './pdf/open-pdf.ts';

export type PdfState = { pdf: Pdf } | { failed: string } | undefined;

/** Undefined until it is open; always so for what is no PDF. Another number of tries opens it anew. */
export function usePdf(address: string | undefined, password: string | undefined, tries: number): PdfState {
  const [state, setState] = useState<PdfState>();
  useEffect(() => {
    if (address === undefined || tries < 0) return;
    const stop = new AbortController();
    void open(address, password, stop.signal, setState);
    return () => {
      stop.abort();
      setState(undefined);
    };
  }, [address, password, tries]);
  return state;
}

async function open(
  address: string,
  password: string | undefined,
  stop: AbortSignal,
  tell: (state: PdfState) => void,
) {
  const { openPdf, whyNot } = await import('./pdf/open-pdf.ts');
  if (stop.aborted) return;
  const opened = openPdf(address, password);
  stop.addEventListener('abort', () => void opened.close(), { once: true });
  try {
    const pdf = await opened.pdf;
    if (!stop.aborted) tell({ pdf });
  } catch (error) {
    if (!stop.aborted) tell({ failed: whyNot(error) });
  }
}
