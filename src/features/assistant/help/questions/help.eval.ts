/** How well the help is found, by words alone and with the model for meaning. */
import { openModels } from '#kit/models/open-models.testing.ts';
import { defineEval, NotMeasured, shareOf, type EvalSet } from '#testing/evals/eval.ts';
import type { OpenLibrary } from '../library.server.ts';
import { withoutModel } from '../product-articles.testing.ts';
import { openByMeaning } from './meaning.testing.ts';
import {
  answeredElsewhere,
  createLibrary,
  dev,
  elsewhere,
  examination,
  measure,
  type LabelledQuestion,
} from './measure.testing.ts';

const { fetchPack, close, ...models } = openModels();
const byWords = () => createLibrary().open(withoutModel);
let opened: Promise<OpenLibrary> | undefined;
async function byMeaning() {
  const missing = await fetchPack('minilm');
  if (missing) throw new NotMeasured(missing);
  return (opened ??= openByMeaning(createLibrary(), models));
}

const found = (
  name: string,
  use: EvalSet['use'],
  asked: readonly LabelledQuestion[],
  open: () => Promise<OpenLibrary>,
): EvalSet => ({
  name,
  size: asked.length,
  use,
  async measure() {
    const { first, sure } = await measure(await open(), asked);
    return { 'right article first': shareOf(first, asked.length), 'of these sure': String(sure) };
  },
});
const notThere = (name: string, open: () => Promise<OpenLibrary>): EvalSet => ({
  name,
  size: elsewhere.length,
  use: 'used for development',
  measure: async () => ({
    'answered though not in it': String((await answeredElsewhere(await open())).length),
  }),
});

export default defineEval({
  title: 'Help: the right article',
  sets: [
    found('dev, by words', 'used for development', dev, byWords),
    found('dev, by meaning', 'used for development', dev, byMeaning),
    found('examination, by words', 'kept aside', examination, byWords),
    found('examination, by meaning', 'kept aside', examination, byMeaning),
    notThere('elsewhere, by words', byWords),
    notThere('elsewhere, by meaning', byMeaning),
  ],
  close,
});
