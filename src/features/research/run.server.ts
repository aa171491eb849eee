/** A research from its plan to its report: points side by side, each a step that is not done again after a restart. */
import { cutAtWord } from '#kit/cut-at-word.ts';
import { AppError } from '#kit/errors.ts';
import { defineRun, type RunContext, type Update } from '#tools/define/define-run.server.ts';
import { answerFromNotes } from './follow-up/answer-from-notes.server.ts';
import { inParallel } from './gather/in-parallel.ts';
import { lookInto } from './gather/look-into.server.ts';
import { makePlan } from './plan/make-plan.server.ts';
import { planText } from './plan/plan-lines.ts';
import { quotePlan, quoteResearch } from './quote.server.ts';
import { assemble, type PointProgress } from './report/assemble.ts';
import { reportText } from './report/report-text.ts';
import { research, researchPlan } from './tool.ts';

const longestInStep = 80;
/** More would only wait for one another at the sources. */
const atOnce = 3;

export const researchRun = defineRun(
  research,
  async function* ({ question, plan: given, style, ask }, context) {
    if (ask) return yield* answerFromNotes(ask, context);
    if (!given) yield { step: 'Planning', progress: 0 };
    const { accessed, plan } = await context.step('plan', async ({ ai, signal }) => ({
      accessed: new Date().toISOString().slice(0, 10),
      plan: given ?? (await makePlan(question, { ...context, ai, signal })),
    }));
    const progress: PointProgress[] = plan.map(() => ({ state: 'waiting' }));
    const report = () => assemble({ question, style, accessed, plan, progress });
    yield { data: report() };

    const tasks = plan.map((point, at) => () => look(point, at, question, context));
    for await (const update of inParallel(tasks, atOnce)) {
      progress[update.at] = 'value' in update ? update.value : { state: 'working' };
      yield* stepOf(plan, progress);
      const now = report();
      yield { data: now };
      if ('value' in update) yield { text: reportText(now, { origin: context.origin }) };
    }
  },
  { quote: quoteResearch },
);

/** A point that fails is named in the report, and the others go on. */
async function look(
  point: string,
  at: number,
  question: string,
  context: RunContext,
): Promise<PointProgress> {
  try {
    const found = await context.step(`point-${at + 1}`, ({ ai, signal }) =>
      lookInto(point, question, { ...context, ai, signal }),
    );
    return { state: 'done', found };
  } catch (error) {
    context.signal.throwIfAborted();
    if (!(error instanceof AppError))
      context.log.error(
        { event: 'research.point_failed', err: error, point: at },
        'A point of a research failed.',
      );
    const { message } = error instanceof AppError ? error : new AppError('internal');
    return { state: 'failed', note: message };
  }
}

/** Which points are looked into now, and how many are done. */
function* stepOf(plan: readonly string[], progress: readonly PointProgress[]): Generator<Update> {
  const ended = progress.filter(({ state }) => state === 'done' || state === 'failed').length;
  const [now, ...others] = plan.filter((_, at) => progress[at]!.state === 'working');
  const more =
    others.length === 0 ? '' : ` and ${others.length} more ${others.length === 1 ? 'point' : 'points'}`;
  const step =
    now === undefined
      ? 'Writing the report'
      : `Researching “${cutAtWord(now, longestInStep)}”${more} (${ended} of ${plan.length} done)`;
  yield { step, progress: ended / plan.length };
}

export const researchPlanRun = defineRun(
  researchPlan,
  async function* ({ question }, context) {
    yield { text: planText(await makePlan(question, context)) };
  },
  { quote: quotePlan },
);
