/** What a share link shows: the run as it is, less what its owner keeps back. */
import { createHash } from 'node:crypto';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { mainText, type Output } from '#tools/define/output.ts';
import { cutAtWord } from '#kit/cut-at-word.ts';
import { plainLine } from '#tools/run/plain-line.ts';
import type { RunRow } from '#tools/run/run-queries.server.ts';
import type { Runs } from '#tools/run/runs.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import type { readShared } from './contract.ts';
import { shareHeaders } from './share-headers.ts';
import { titleFor } from '#tools/define/title.ts';
import { findShared, listEarlier, type ShareRow } from './queries.server.ts';

const longestExcerpt = 200;

export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** The run behind a link, for whoever may read it by that. */
export async function sharedRun({ db, responseHeaders }: Context, secret: string): Promise<RunRow> {
  for (const [name, value] of Object.entries(shareHeaders)) responseHeaders.set(name, value);
  return (await mustFindShared(db, secret)).run;
}

/** Fails where the link leads nowhere, whatever the reason. */
export async function mustFindShared(db: Queryable, secret: string) {
  const found = await findShared(db, hashOfSecret(secret));
  if (!found)
    throw new AppError('not_found:share', {
      message: 'This link was taken back, has run out, or never was.',
    });
  return found;
}

export async function presentShared(
  { db, runs }: { db: Queryable; runs: Runs },
  { run, share }: { run: RunRow; share: ShareRow },
): Promise<AnswerOf<typeof readShared>> {
  const earlier = await earlierTurns(db, { run, share });
  return {
    ...presentTurn(runs, run, share),
    ...presentCover(runs, earlier[0] ?? run, share),
    id: share.id,
    tool: run.tool,
    toolPage: runs.find(run.tool)?.tool.page ?? null,
    earlier: earlier.map((row) => presentTurn(runs, row, share)),
  };
}

export async function earlierTurns(db: Queryable, { run, share }: { run: RunRow; share: ShareRow }) {
  return share.withEarlier ? listEarlier(db, run) : [];
}

/** What a card or a head says of it: a talk is called by its first turn. */
export function presentCover(runs: Runs, run: RunRow, share: ShareRow) {
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
function outputFor(runs: Runs, { tool, output }: RunRow, { parts }: ShareRow): Output {
  const reduce = runs.find(tool)?.tool.sharedOutput;
  if (reduce) return reduce(output, { raw: parts === 'all' });
  return parts === 'all' ? output : { texts: { [mainText]: output.texts[mainText] ?? '' }, data: null };
}

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
