/** Opens a PDF to be drawn. Loaded only where one is shown. Scripts in it are never run: nothing here can run them. */
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { OwnParts } from './pdf-parts.ts';

export type Pdf = pdfjs.PDFDocumentProxy;
export type PdfPage = pdfjs.PDFPageProxy;

export interface OpenedPdf {
  pdf: Promise<Pdf>;
  close(): Promise<void>;
}

export function openPdf(address: string, password?: string): OpenedPdf {
  const port = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  const worker = pdfjs.PDFWorker.create({ port });
  const task = pdfjs.getDocument({
    url: address,
    worker,
    BinaryDataFactory: OwnParts,
    useWorkerFetch: false,
    // Drawn here: a second worker would need a second policy, and pages are drawn one after the other anyway.
    disableWorkerRendering: true,
    enableXfa: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    ...(password === undefined ? {} : { password }),
  });
  return {
    pdf: task.promise,
    async close() {
      await task.destroy();
      worker.destroy();
      port.terminate();
    },
  };
}

/** Why there is no page, in words that help. */
export function whyNot(error: unknown): string {
  if (error instanceof pdfjs.PasswordException) return 'This PDF is locked. Open it with its password first.';
  if (error instanceof pdfjs.InvalidPDFException)
    return 'This file is damaged, so its pages can’t be displayed.';
  return 'The file couldn’t be loaded. Check your connection and try again.';
}
