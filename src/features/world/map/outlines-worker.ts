import { answerInWorker } from '#kit/ui/markdown/answer-in-worker.ts';
import { outlinesOf } from './outlines.ts';

answerInWorker(({ source }) => outlinesOf(source));
