/** From finished lessons to a certificate: every exercise must be proven by a run that is still there. */
import { randomUUID } from 'node:crypto';
import { newId } from '#kit/db/columns.server.ts';
import { AppError } from '#kit/errors.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { removeShares } from '#tools/share/queries.server.ts';
import { makeShare } from '#tools/share/server.ts';
import { exercisesOf, type Lesson } from '../lessons/lesson.ts';
import { lessons } from '../lessons/library.server.ts';
import { listProven } from '../queries.server.ts';
import { progressIn, standingOf } from '../standing.server.ts';
import { certificates } from '../table.server.ts';
import { trackIds, type TrackId } from '../tracks.ts';
import { credentialOf, signCredential } from './credential.server.ts';
import type { Evidence } from './evidence.ts';
import { signingKey } from './keys.server.ts';
import { countOwn, findValid } from './queries.server.ts';

/** Of one track, with those that were revoked. */
const mostClaims = 5;

const inTrack = (id: TrackId) => lessons.filter(({ track }) => track === id);

export async function readinessOf(db: Queryable, ownerId: string) {
  const [standing, proven] = await Promise.all([standingOf(db, ownerId), listProven(db, ownerId)]);
  const isProven = ({ slug }: Lesson, exercise: string) =>
    proven.some((one) => one.lesson === slug && one.exercise === exercise);
  return trackIds.map((track) => {
    const all = inTrack(track);
    const finished = all.filter((lesson) => progressIn(lesson, standing)?.finished);
    const unproven = finished.filter((lesson) => exercisesOf(lesson).some(({ id }) => !isProven(lesson, id)));
    return {
      track,
      lessons: all.length,
      finished: finished.length,
      unproven: unproven.map(({ slug, title }) => ({ slug, title })),
    };
  });
}

export async function claim(context: MemberContext, track: TrackId): Promise<string> {
  const { db, caller, settings } = context;
  const ownerId = caller.user.id;
  const ready = (await readinessOf(db, ownerId)).find((one) => one.track === track)!;
  if (ready.finished < ready.lessons)
    throw new AppError('conflict:unfinished', {
      message: `You have finished ${ready.finished} of ${ready.lessons} lessons. Finish all of them to get the certificate.`,
    });
  if (ready.unproven.length > 0)
    throw new AppError('conflict:unproven', {
      message: `The result of an exercise was deleted. Do it again: ${ready.unproven.map(({ title }) => title).join(', ')}.`,
    });
  const known = await findValid(db, ownerId, track);
  if (known) return known.id;
  await mustHaveClaims(db, ownerId, track);
  const { evidence, links } = await gatherEvidence(context, track);
  const key = await signingKey(context);
  const id = newId();
  const name = caller.user.name;
  const issuedAt = new Date();
  const content = credentialOf({ id, holder: randomUUID(), name, track, issuedAt, evidence }, settings);
  const credential = signCredential(content, key);
  return db.transaction(async (tx) => {
    // Asked for twice at once, there is one, and no links but its own.
    await holdOwner(tx, ownerId);
    const first = await findValid(tx, ownerId, track);
    if (first) {
      for (const link of links) await removeShares(tx, { ownerId, id: link });
      return first.id;
    }
    await tx
      .insert(certificates)
      .values({ id, ownerId, track, name, evidence, credential, keyId: key.id, issuedAt });
    return id;
  });
}

/** Each that is revoked stands in a list that everyone fetches. */
async function mustHaveClaims(db: Queryable, ownerId: string, track: TrackId) {
  if ((await countOwn(db, ownerId, track)) >= mostClaims)
    throw new AppError('conflict:certificates', {
      message: `You’ve already had and revoked ${mostClaims} certificates for this track. Contact us if you need another.`,
    });
}

async function gatherEvidence(context: MemberContext, track: TrackId) {
  const proven = await listProven(context.db, context.caller.user.id);
  const evidence: Evidence[] = [];
  const links: string[] = [];
  for (const lesson of inTrack(track))
    for (const { id, task } of exercisesOf(lesson)) {
      const { runId } = proven.find((one) => one.lesson === lesson.slug && one.exercise === id)!;
      const link = await makeShare(
        context,
        { kind: 'run', id: runId },
        { withInput: true, version: null, name: `Certificate: ${lesson.title}` },
      );
      links.push(link.id);
      const { slug, title } = lesson;
      evidence.push({ lesson: slug, lessonTitle: title, exercise: id, task, runId, path: link.path });
    }
  return { evidence, links };
}
