import type { ReadPage } from '#kit/documents/read/document.ts';
import { canWrite } from '#tools/cite/can-write.server.ts';
import { defineRun, type RunContext } from '#tools/define/define-run.server.ts';
import { foldedLabel, labelOf, sameField } from '../analyse/labels.ts';
import { documentsFor, quotablePages } from '../talk/gather.server.ts';
import { findStatements, type FoundStatements } from '../talk/find-statements.server.ts';
import type { OwnDocument } from '../run-extension.server.ts';
import { whenRead } from '../when-read.server.ts';
import { askEngine } from './by-engine.server.ts';
import { readByLayout } from './by-layout.ts';
import { readByShape } from './by-shape.ts';
import { otherBody } from './other-body.ts';
import { questionFor, readByMeaning, type Said } from './by-meaning.ts';
import { cellOf } from './cell.ts';
import type { Reading } from './data.ts';
import { countCells, gridText, type CellCounts } from './grid-text.ts';
import { documentExtract } from './tool.ts';
import { kindOf } from './values.ts';

/** Of each field, for an engine to read. */
const mostSentences = 6;

export const documentExtractRun = defineRun(documentExtract, async function* (input, context) {
  const { fields, decisions } = input;
  const documents = await documentsFor({ documents: input.documents }, context);
  const hasEngine = await canWrite(context.ai);
  let counts: CellCounts = {};
  for (const [at, { id: wanted }] of documents.entries()) {
    const document = yield* whenRead(wanted, context);
    yield { step: `Reading ${document.name}`, progress: at / documents.length };
    const readings = await context.step(`document ${document.id}`, () =>
      readFields(document, fields, hasEngine, context),
    );
    const { id, name, form, isPartial } = document;
    const cells = fields.map((field, index) => {
      const decided = decisions.findLast((one) => one.document === id && one.field === field)?.value;
      return cellOf(readings[index]!, kindOf(field), decided);
    });
    const row = { document: { id, name, form, isPartial }, cells };
    counts = countCells([row], counts);
    yield { text: gridText(counts) };
    yield at === 0 ? { data: { fields, rows: [row] } } : { add: row, to: 'rows' };
  }
});

async function readFields(
  document: OwnDocument,
  fields: readonly string[],
  hasEngine: boolean,
  context: RunContext,
): Promise<Reading[][]> {
  const pages: ReadPage[] = await Array.fromAsync(document.pages());
  const quotable = await quotablePages([document], context.signal);
  const found: FoundStatements[] = [];
  for (const field of fields) {
    context.signal.throwIfAborted();
    found.push(await findStatements(questionFor(field, kindOf(field)), quotable, context));
  }
  const near = found.map(({ chosen, more }): Said[] =>
    [...new Set([...chosen, ...more])].slice(0, mostSentences),
  );
  const answers = hasEngine ? await askEngine(fields, near, context) : [];
  return fields.map((field, at) => [
    ...readPlainly(pages, field, found[at]!),
    ...(answers[at] ? [answers[at]] : []),
  ]);
}

/** By the three readers that need no engine. What only comes near to the field is not read. */
export function readPlainly(
  pages: readonly ReadPage[],
  field: string,
  { chosen, more, isAbsent, reckoned }: FoundStatements,
): Reading[] {
  const kind = kindOf(field);
  // What is said in a sentence tells more than the label that the other reader looks at.
  const sentence = more.find(
    ({ text, role }) =>
      role !== 'table' && labelOf(text) === undefined && foldedLabel(text).includes(foldedLabel(field)),
  );
  const best = chosen
    .slice(0, 1)
    .filter(({ text }) => kind !== 'code' || sameField(labelOf(text) ?? '', field));
  const said = isAbsent || reckoned ? [] : sentence ? [sentence] : best;
  return [
    ...readByLayout(pages, field, kind),
    sameField('supplier', field) ? otherBody(pages) : readByMeaning(said, field, kind),
    readByShape(pages, field),
  ].filter((one) => one !== undefined);
}
