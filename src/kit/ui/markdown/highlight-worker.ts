import { answerInWorker } from './answer-in-worker.ts';
import { highlightCode } from './highlight-code.ts';

answerInWorker(highlightCode);
