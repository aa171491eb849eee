/** From a link's secret to what it leads to. */
import { createHash } from 'node:crypto';
import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { findRun, type RunRow } from '#tools/run/run-queries.server.ts';
import { findShare } from './queries.server.ts';
import { shareHeaders } from './share-headers.ts';
import { runSubject } from './run-subject.server.ts';
import type { ShareRow } from './subject.server.ts';

export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export const linkNotFound = () =>
  new AppError('not_found:share', { message: 'This link was revoked, has expired, or never existed.' });

/** Fails where the link leads nowhere, whatever the reason. Found or not, nobody may list, keep or trace it. */
export async function mustFindShare(context: Context, secret: string): Promise<ShareRow> {
  for (const [name, value] of Object.entries(shareHeaders)) context.responseHeaders.set(name, value);
  const share = await findShare(context, hashOfSecret(secret));
  if (!share) throw linkNotFound();
  return share;
}

/** The run behind a link, for whoever may read it by that. */
export async function sharedRun(context: Context, secret: string): Promise<RunRow> {
  const share = await mustFindShare(context, secret);
  const run = share.subjectKind === runSubject.kind ? await findRun(context.db, share.subjectId) : undefined;
  if (!run) throw linkNotFound();
  return run;
}
