/** Experiments, their versions and their calls as things of people: in the pulse, and thanked for. */
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { isHeardBy } from '#kit/boundaries/boundaries.server.ts';
import { href } from '#kit/href.ts';
import type { ThingKind } from '#social/people/thing.server.ts';
import { experiments, labVersions } from './table.server.ts';
import { isSeenBy } from './visible.server.ts';

const shown = { ownerId: experiments.authorId, title: experiments.title, experimentId: experiments.id };
const placed = <Row extends { experimentId: string }>({ experimentId, ...row }: Row) => ({
  ...row,
  href: href('/create/lab/:id', { id: experimentId }),
});

const ofExperiments = (kind: string, { onlyCalls }: { onlyCalls: boolean }): ThingKind => ({
  kind,
  part: 'creations',
  canBeThanked: !onlyCalls,
  async read({ db }, ids, reader) {
    const rows = await db
      .select({ id: experiments.id, ...shown })
      .from(experiments)
      .leftJoin(users, eq(users.id, experiments.authorId))
      .where(
        and(
          isSeenBy(reader),
          inArray(experiments.id, [...ids]),
          isHeardBy(reader, experiments.authorId),
          onlyCalls ? isNotNull(experiments.callText) : undefined,
        ),
      );
    return rows.map(placed);
  },
});

const versionThings: ThingKind = {
  kind: 'lab-version',
  part: 'creations',
  async read({ db }, ids, reader) {
    const rows = await db
      .select({ id: labVersions.id, version: labVersions.name, ...shown })
      .from(labVersions)
      .innerJoin(experiments, eq(experiments.id, labVersions.experimentId))
      .leftJoin(users, eq(users.id, experiments.authorId))
      .where(
        and(isSeenBy(reader), inArray(labVersions.id, [...ids]), isHeardBy(reader, experiments.authorId)),
      );
    return rows.map(({ version, ...row }) => ({ ...placed(row), title: `${row.title} ${version}` }));
  },
};

export const labThings = [
  ofExperiments('experiment', { onlyCalls: false }),
  ofExperiments('lab-call', { onlyCalls: true }),
  versionThings,
];
