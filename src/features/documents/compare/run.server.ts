import { AppError } from '#kit/errors.ts';
import type { ReadPage } from '#kit/documents/read/document.ts';
import { createClaimModels } from '#tools/claims/claim-models.server.ts';
import { defineRun } from '#tools/define/define-run.server.ts';
import type { OwnDocument } from '../run-extension.server.ts';
import { whenRead } from '../when-read.server.ts';
import { compareDocuments } from './compare.ts';
import { comparisonText } from './comparison-text.ts';
import { contradictionsIn } from './contradictions.server.ts';
import type { ComparisonData } from './data.ts';
import { documentCompare } from './tool.ts';

const mostListed = 1500;

export const documentCompareRun = defineRun(documentCompare, async function* ({ first, second }, context) {
  yield { step: 'Opening the documents', progress: 0.05 };
  const one = yield* whenRead(first, context);
  const other = yield* whenRead(second, context);
  const [before, after] = [await pagesOf(one), await pagesOf(other)];
  yield { step: 'Comparing the pages', progress: 0.3 };
  const { changes, same, ...units } = await compareDocuments(before, after);
  const data: ComparisonData = {
    first: named(one),
    second: named(other),
    changes: changes.slice(0, mostListed),
    count: changes.length,
    same,
    contradictions: [],
    isPartial: one.isPartial || other.isPartial,
  };
  yield { text: comparisonText(data) };
  yield { data };
  yield { step: 'Looking for contradictions', progress: 0.6 };
  const contradictions = await contradictionsIn(units.first, units.second, {
    models: createClaimModels(context),
    whenModelsFail: (err) =>
      context.log.warn({ event: 'claims.models_failed', err }, 'Claims are matched by their words alone.'),
    onRound: () => context.signal.throwIfAborted(),
  });
  const whole = { ...data, contradictions };
  yield { text: comparisonText(whole) };
  yield { data: whole };
});

const named = ({ id, name, form, pageCount }: OwnDocument) => ({ id, name, form, pageCount });

async function pagesOf(document: OwnDocument): Promise<ReadPage[]> {
  const pages = await Array.fromAsync(document.pages());
  if (pages.every(({ blocks }) => blocks.length === 0))
    throw new AppError('invalid:document', {
      message: `There’s no text in “${document.name}”. Open it in Document analysis to see why, or choose another.`,
    });
  return pages;
}
