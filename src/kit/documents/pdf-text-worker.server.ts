/** Worker thread: a stranger's PDF may take long or much, and nobody else should feel it. */
import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';
import type { PdfWork } from './read-pdf.server.ts';

const { bytes, enough } = workerData as PdfWork;
parentPort!.postMessage({ ready: true });

const pdf = await getDocumentProxy(bytes);
let text = '';
for (let number = 1; number <= pdf.numPages && text.length < enough; number += 1) {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
  text += `${number > 1 ? '\n\n' : ''}${words.join('')}`;
}
parentPort!.postMessage({ text });
