/** Runs and works as deeds of whoever made them. */
import { and, asc, eq, isNull, notInArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Condition, DeedKind, Fact } from '#social/people/deed.server.ts';
import { runs } from './run/table.server.ts';
import { works } from './work/table.server.ts';

const ofInput = 'input.';

const wanted = (where: readonly Condition[], fact: string) => {
  const value = where.find((one) => one.fact === fact)?.is;
  return typeof value === 'string' ? value : undefined;
};

export const runDeeds: DeedKind = {
  kind: 'run',
  async find({ db, runs: shelf }, { ownerId, where, most }) {
    const tool = wanted(where, 'tool');
    const remixOf = wanted(where, 'remixOf');
    // Written by whoever made the quest; nothing has such an id.
    if (remixOf !== undefined && !z.uuid().safeParse(remixOf).success) return [];
    const fields = where.flatMap(({ fact }) =>
      fact.startsWith(ofInput) ? [fact.slice(ofInput.length)] : [],
    );
    const rows = await db
      .select({
        id: runs.id,
        tool: runs.tool,
        title: runs.title,
        remixOf: runs.remixOf,
        parentId: runs.parentId,
        version: runs.version,
        at: runs.endedAt,
        createdAt: runs.createdAt,
        ...(fields.length > 0 && { input: runs.input }),
      })
      .from(runs)
      .where(
        and(
          eq(runs.ownerId, ownerId),
          eq(runs.state, 'done'),
          isNull(runs.deletedAt),
          tool ? eq(runs.tool, tool) : undefined,
          remixOf ? eq(runs.remixOf, remixOf) : undefined,
        ),
      )
      .orderBy(asc(runs.id))
      .limit(most);
    return rows.map((row) => ({
      id: row.id,
      at: row.at ?? row.createdAt,
      title: row.title,
      href: shelf.pathOf(row) ?? null,
      facts: {
        tool: row.tool,
        isRemix: row.remixOf !== null,
        followsUp: row.parentId !== null,
        version: row.version,
        ...(row.remixOf && { remixOf: row.remixOf }),
        ...Object.fromEntries(
          fields.map((field) => [`${ofInput}${field}`, row.input?.[field] as Fact] as const),
        ),
      },
    }));
  },
};

export const workDeeds: DeedKind = {
  kind: 'work',
  async find({ db, works: shelf }, { ownerId, where, most }) {
    const kind = wanted(where, 'kind');
    const rows = await db
      .select({
        id: works.id,
        kind: works.kind,
        title: works.title,
        at: works.createdAt,
        revision: works.revision,
      })
      .from(works)
      .where(
        and(
          eq(works.ownerId, ownerId),
          isNull(works.deletedAt),
          kind ? eq(works.kind, kind) : undefined,
          notInArray(works.kind, [...shelf.privateKinds]),
        ),
      )
      .orderBy(asc(works.id))
      .limit(most);
    return rows.map(({ id, kind: of, title, at, revision }) => ({
      id,
      at,
      title,
      href: null,
      facts: { kind: of, revision },
    }));
  },
};
