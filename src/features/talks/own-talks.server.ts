import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import { findOwnTalks } from './queries.server.ts';
import { talkTools } from './talk-tools.server.ts';

/** All of them, or none: one that is not the caller's is as if it did not exist. */
export async function ownTalks(context: Context, ids: readonly string[]) {
  const ownerId = (await ownerIdIfKnown(context)) ?? noSuchTalk();
  const talks = await findOwnTalks(context.db, { ownerId, ids, tools: talkTools(context.runs) });
  if (talks.length < new Set(ids).size) noSuchTalk();
  return { ownerId, talks };
}

export function noSuchTalk(): never {
  throw new AppError('not_found:talk');
}
