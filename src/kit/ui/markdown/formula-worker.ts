import { answerInWorker } from './answer-in-worker.ts';
import { formulaHtml } from './formula-html.ts';

answerInWorker(formulaHtml);
