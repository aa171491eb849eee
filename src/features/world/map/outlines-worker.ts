import { answerInWorker } from '#kit/ui/markdown/answer-in-worker.ts';
import { loadOutlines } from './outlines.ts';

answerInWorker(({ source }) => loadOutlines(source));
