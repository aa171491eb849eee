import './not-elk-worker.ts';
import { answerInWorker } from './answer-in-worker.ts';
import { diagramPictures } from './diagram-svg.ts';

answerInWorker(diagramPictures);
