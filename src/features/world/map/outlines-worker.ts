import { answerInWorker } from '#kit/ui/markdown/answer-in-worker.ts';
import { outlinesOf } from './outlines.ts';

answerInWorker(({ how, source }) => outlinesOf(source, how === 'coarse' ? 1 : 2));
