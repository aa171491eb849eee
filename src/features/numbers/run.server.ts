import { contentTypes } from '#kit/documents/read/content-types.ts';
import { AppError } from '#kit/errors.ts';
import { defineRun, type RunContext } from '#tools/define/define-run.server.ts';
import { longestTitle, type Dashboard } from './dashboard.ts';
import { dashboardWork } from './kind.ts';
import { numbersPool } from './numbers-pool.server.ts';
import { readByEngine } from './read-by-engine.server.ts';
import { sampleTables } from './sample-tables.ts';
import type { SampleId } from './samples.ts';
import { businessIntelligence } from './tool.ts';

interface Input {
  table: string;
  files: string[];
  sample?: SampleId | undefined;
  sheet: string;
  question: string;
}

export const businessIntelligenceRun = defineRun(businessIntelligence, async function* (input, context) {
  yield { step: 'Reading the table', progress: 0.1 };
  const exact = await opened(input, context);
  yield { step: 'Answering', progress: 0.6 };
  const dashboard = await answered(exact, input.question, context);
  yield { text: await numbersPool.runTask('text', dashboard, turn(context)) };
  const title = (input.question || dashboard.name || 'Dashboard').slice(0, 80);
  await context.works.create({ kind: dashboardWork.id, title, content: dashboard });
  yield { data: dashboard };
});

const turn = ({ signal, ownerId }: RunContext) => ({ signal, who: ownerId });

async function opened(
  { table, files: [id], sample, sheet, question }: Input,
  context: RunContext,
): Promise<Dashboard> {
  if (id !== undefined) {
    const { file, stream } = await context.files.read(id);
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    const isSheet = file.contentType === contentTypes.sheet;
    if (!isSheet && file.contentType !== 'text/plain')
      throw new AppError('invalid:table', { message: 'Choose a CSV, JSON or Excel file.' });
    return numbersPool.runTask(
      'fromFile',
      { bytes, isSheet, sheet, question, name: nameOf(file.name) },
      turn(context),
    );
  }
  const given =
    table.trim() || sample === undefined
      ? { name: 'Table', text: table }
      : { name: sampleTables[sample].name, text: sampleTables[sample].text() };
  return numbersPool.runTask('fromText', { ...given, question }, turn(context));
}

const nameOf = (file: string) => file.replace(/\.[a-z]{2,5}$/i, '').slice(0, longestTitle);

const leftOpen = 'The engine’s query couldn’t be used, so the question is left open.';

/** The exact reader first; a language model only for what it leaves open. */
async function answered(exact: Dashboard, question: string, context: RunContext): Promise<Dashboard> {
  const { ai, signal, log } = context;
  if (!question || !exact.answer || !(await ai.writer()).isModel) {
    ai.answeredByRules();
    return exact;
  }
  try {
    const table = await numbersPool.runTask('describe', exact, turn(context));
    const readings = await readByEngine(ai, table, question);
    const wish = { dashboard: exact, question, readings };
    const dashboard = await numbersPool.runTask('readings', wish, turn(context));
    if (dashboard.cards.length === exact.cards.length) ai.answeredByRules(leftOpen);
    return dashboard;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    log.info(
      { event: 'numbers.engine_failed', err: error },
      'An engine could not read a question about a table.',
    );
    ai.answeredByRules(leftOpen);
    return exact;
  }
}
