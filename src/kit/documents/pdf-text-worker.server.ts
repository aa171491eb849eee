/** Worker thread: a stranger's PDF may take long or much, and nobody else should feel it. */
import { parentPort, workerData } from 'node:worker_threads';
import { extractText, getDocumentProxy } from 'unpdf';

const pdf = await getDocumentProxy(workerData as Uint8Array);
const { text } = await extractText(pdf, { mergePages: false });
parentPort!.postMessage(text.join('\n\n'));
