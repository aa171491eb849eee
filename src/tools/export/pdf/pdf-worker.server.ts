/** Worker thread: a long document takes seconds to set, and nobody else should wait for it. */
import { parentPort, workerData } from 'node:worker_threads';
import { writePdf, type PdfWish } from './write-pdf.server.ts';

const pdf = await writePdf(workerData as PdfWish);
parentPort!.postMessage(pdf);
