import { useEffect, useState } from 'react';
import type { Pdf } from './pdf/open-pdf.ts';

export type PdfState = { pdf: Pdf } | { failed: string } | undefined;

/** Undefined until it is open; always so for what is no PDF. */
export function usePdf(address: string | undefined, password: string | undefined, tries: number): PdfState {
  const [state, setState] = useState<PdfState>();
  useEffect(() => {
    if (address === undefined) return;
    let close = () => {};
    let isWanted = true;
    void open(address);
    return () => {
      isWanted = false;
      setState(undefined);
      close();
    };

    async function open(address: string) {
      const { openPdf, whyNot } = await import('./pdf/open-pdf.ts');
      if (!isWanted) return;
      const opened = openPdf(address, password);
      close = () => void opened.close();
      try {
        const pdf = await opened.pdf;
        if (isWanted) setState({ pdf });
      } catch (error) {
        if (isWanted) setState({ failed: whyNot(error) });
      }
    }
  }, [address, password, tries]);
  return state;
}
