/** Finding what was asked before, by words, with slips, and by meaning. */
import { cutAtWord } from '#kit/cut-at-word.ts';
import type { Context } from '#kit/http/context.server.ts';
import { findPassages, type Hit } from '#kit/search/find.server.ts';
import { presentListed } from './present.server.ts';
import { listQuestionRows } from './queries.server.ts';
import { questionSource } from './search-source.server.ts';
import { viewerOf } from './who.server.ts';

const mostFound = 50;
const mostSimilar = 4;
const mostHelp = 2;
const excerptLength = 140;
/** How much of what is typed something has to speak of. Help is offered to who did not ask for it, so it has to fit better. */
const likely = { share: 0.6, nearness: 0.5 };
const surely = { share: 0.8, nearness: 0.6 };

const isAtLeast = ({ share, nearness }: Hit, least: typeof likely) =>
  share >= least.share || (nearness ?? 0) >= least.nearness;

export async function findQuestionIds(context: Context, q: string): Promise<string[]> {
  const { hits } = await findPassages(context, { q, sources: [questionSource], limit: mostFound });
  return hits.map(({ subject }) => subject);
}

export async function findSimilar(context: Context, q: string) {
  const [asked, help] = await Promise.all([
    findPassages(context, { q, sources: [questionSource], limit: mostFound, hurried: true }),
    findPassages(context, { q, sources: ['help'], limit: mostHelp, hurried: true }),
  ]);
  const ids = asked.hits.filter((hit) => isAtLeast(hit, likely)).map(({ subject }) => subject);
  const { rows } = await listQuestionRows(context.db, { shelf: 'new', ids, reader: viewerOf(context)?.id });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    questions: ids
      .flatMap((id) => byId.get(id) ?? [])
      .slice(0, mostSimilar)
      .map(presentListed),
    help: help.hits
      .filter((hit) => isAtLeast(hit, surely))
      .map(({ title, text, href }) => ({ title, excerpt: cutAtWord(text, excerptLength), href })),
  };
}
