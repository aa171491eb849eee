import { answerInWorker } from '#kit/ui/markdown/answer-in-worker.ts';
import { checkText } from './check-text.ts';

answerInWorker(({ source }) => checkText(source));
