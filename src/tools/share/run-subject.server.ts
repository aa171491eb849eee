/** Runs as something to share and publish: as they are, less what their owner keeps back. */
import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Reader } from '#social/people/audience.server.ts';
import type { Services } from '#kit/services.server.ts';
import { mainText, type Output } from '#tools/define/output.ts';
import { cutAtWord } from '#kit/cut-at-word.ts';
import { plainLine } from '#tools/run/plain-line.ts';
import { isOpen } from '#tools/run/run.ts';
import { findRun, type RunRow } from '#tools/run/run-queries.server.ts';
import type { Runs } from '#tools/run/runs.server.ts';
import { runs as runTable } from '#tools/run/table.server.ts';
import { ownRun } from '#tools/run/who.server.ts';
import { titleFor } from '#tools/define/title.ts';
import { listEarlier } from './queries.server.ts';
import type { ShareRow, SubjectKind } from './subject.server.ts';

const longestExcerpt = 200;

export const runSubject: SubjectKind = {
  kind: 'run',

  isThere: (id) => sql<boolean>`exists (select from run r where r.id = ${id} and r.deleted_at is null)`,

  own: ownRun,

  async mayShare(context, id, { withInput }) {
    const { state, tool } = await ownRun(context, id);
    mustSayInput(context.runs, tool, withInput);
    if (isOpen(state))
      throw new AppError('conflict:running', { message: 'Wait until it’s finished, then share it.' });
  },

  async snapshot(context, id, { showInput }) {
    const { runs } = context;
    const { ownerId, tool, kind, output, engines, state, input } = await ownRun(context, id);
    if (state !== 'done')
      throw new AppError('conflict:unfinished', { message: 'Only finished results can be published.' });
    mustSayInput(runs, tool, showInput);
    const shown = forStrangers(runs, kind, output);
    return { ownerId, tool, kind, output: shown, engines, input: showInput ? input : null };
  },

  async name({ db, runs }, ids) {
    const { id, title, tool, kind } = runTable;
    const rows = await db.select({ id, title, tool, kind }).from(runTable).where(inArray(id, ids));
    return rows.map((row) => ({ ...row, toolTitle: runs.titleOf(row.tool) }));
  },

  async show(services, share, reader) {
    const { db, runs } = services;
    const run = await findRun(db, share.subjectId);
    if (!run) return undefined;
    const earlier = await earlierTurns(db, run, share);
    return {
      subject: 'run',
      ...presentTurn(runs, run, share),
      ...presentCover(runs, earlier[0] ?? run, share),
      id: share.id,
      tool: run.tool,
      toolPage: runs.find(run.tool)?.tool.page ?? null,
      begunFrom: share.withInput ? await originOf(services, earlier[0] ?? run, reader) : null,
      earlier: earlier.map((row) => presentTurn(runs, row, share)),
    };
  },

  async words(db, { subjectId, withInput }) {
    const run = await findRun(db, subjectId);
    // The title tells what was asked, which its owner may have kept back.
    return (
      run && {
        title: withInput ? run.title : 'A shared result',
        text: run.output.texts[mainText] ?? '',
        gone: run.deletedAt !== null,
      }
    );
  },
};

function mustSayInput(runs: Runs, tool: string, withInput: boolean) {
  if (!withInput && runs.find(tool)?.tool.saysInput)
    throw new AppError('invalid:says_input', {
      message: 'This result includes your question, so the question can’t be hidden.',
    });
}

/** As the gallery shows it to whoever looks. */
async function originOf(services: Services, { remixOf }: RunRow, reader: Reader) {
  if (!remixOf) return null;
  const origin = (await services.deeds.lineage(services, 'creation', remixOf, reader)).at(-1);
  return origin ? { id: origin.id, title: origin.title, by: origin.by } : null;
}

async function earlierTurns(db: Queryable, run: RunRow, { withEarlier }: ShareRow) {
  return withEarlier ? listEarlier(db, run) : [];
}

/** What a card or a head says of it: a talk is called by its first turn. */
function presentCover(runs: Runs, run: RunRow, share: ShareRow) {
  const { texts } = outputFor(runs, run, share);
  const text = texts[mainText] ?? Object.values(texts)[0] ?? '';
  return {
    title: share.withInput ? run.title : titleWithoutInput(runs, run),
    toolTitle: runs.titleOf(run.tool),
    excerpt: cutAtWord(plainLine(text.slice(0, longestExcerpt * 2)), longestExcerpt),
  };
}

function presentTurn(runs: Runs, run: RunRow, share: ShareRow) {
  const { kind, state, engines, createdAt } = run;
  const input = share.withInput ? run.input : null;
  return { kind, state, engines, createdAt, input, output: outputFor(runs, run, share) };
}

/** Where nobody can tell the result from the rest (any more), its main text is the result. */
function outputFor(runs: Runs, { tool, kind, output: whole }: RunRow, { parts }: ShareRow): Output {
  const output = forStrangers(runs, kind, whole);
  const reduce = runs.find(tool)?.tool.sharedOutput;
  if (reduce) return reduce(output, { raw: parts === 'all' });
  return parts === 'all' ? output : { texts: { [mainText]: output.texts[mainText] ?? '' }, data: null };
}

const forStrangers = (runs: Runs, kind: string, output: Output): Output =>
  runs.kindOf(kind)?.shared?.(output) ?? output;

/** Until its owner names it, a run is called by what was asked. */
function titleWithoutInput(runs: Runs, { tool: id, title, input }: RunRow): string {
  const tool = runs.find(id)?.tool;
  const isOwn = tool && title !== titleFor(tool, input) && !beginsInput(title, input);
  return isOwn ? title : runs.titleOf(id);
}

/** Also where the tool once took its name from elsewhere in the input, or cut it otherwise. */
function beginsInput(title: string, input: RunRow['input']): boolean {
  const words = title.replace(/…$/, '').trim();
  return Object.values(input).some(
    (value) => typeof value === 'string' && value.replaceAll(/\s+/g, ' ').trim().startsWith(words),
  );
}
