import { and, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { href } from '#kit/href.ts';
import { everyone, type SearchSource } from '#kit/search/search-source.server.ts';
import { withoutMarks } from '#tools/export/without-marks.ts';
import { experiments, labVersions } from './table.server.ts';
import { statusWords } from './words.ts';

export const labSource = 'experiment';

/** The index knows everyone and single people: what is for members or followers is found in the lab itself, by its own list. */
export const labSearch: SearchSource = {
  id: labSource,
  title: 'Experiments',
  table: 'lab_experiment',
  async read({ db }, subjects) {
    const rows = await db
      .select({ row: experiments })
      .from(experiments)
      .leftJoin(users, eq(users.id, experiments.authorId))
      .where(
        and(
          inArray(experiments.id, [...subjects]),
          isNull(experiments.deletedAt),
          isNull(experiments.hiddenAt),
          isNull(users.suspendedAt),
        ),
      );
    const versions = await db
      .select()
      .from(labVersions)
      .where(inArray(labVersions.experimentId, [...subjects]));
    return rows.flatMap(({ row }) => {
      const { id, authorId, title, text, wanted, tags, status, audience, callText, updatedAt } = row;
      const readers = audience === 'everyone' ? [everyone] : authorId ? [authorId] : [];
      if (readers.length === 0) return [];
      const notes = versions
        .filter(({ experimentId }) => experimentId === id)
        .map(({ name, notes: words }) => `${name}: ${words}`);
      return [
        {
          subject: id,
          // With its author, so that whoever they blocked does not find it.
          ownerId: authorId,
          readers,
          label: `Experiment · ${statusWords[status].label}`,
          title,
          text: withoutMarks(
            [text, wanted, callText, tags.join(', '), ...notes].filter(Boolean).join('\n\n'),
          ),
          href: href('/create/lab/:id', { id }),
          at: updatedAt,
        },
      ];
    });
  },
};
