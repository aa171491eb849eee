import { briefly } from '#kit/db/briefly.server.ts';
import { findPassages } from '#kit/search/find.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { pictureAnswer, previewOf } from '#kit/previews/previews.server.ts';
import { attachmentEndpoints, presentAttachments } from './attachments.server.ts';
import { experimentPicture, getExperiment, listExperiments, listLabTags } from './contract.ts';
import { experimentEndpoints } from './experiments.server.ts';
import { findByWords } from './find.server.ts';
import { peopleEndpoints } from './people.server.ts';
import { countOutcomes } from './post-queries.server.ts';
import { postEndpoints } from './posts.server.ts';
import { callOf, presentListed } from './present.server.ts';
import { listExperimentRows, listTagRows, listTesters, listVersionRows } from './queries.server.ts';
import { labSource } from './search-source.server.ts';
import { versionEndpoints } from './versions.server.ts';
import { seenExperiment, viewerOf } from './who.server.ts';
import { statusWords } from './words.ts';

const cardWords = 200;
const mostFound = 50;

export const labEndpoints = [
  implement(listExperiments, async ({ query: { q, shelf = 'active', ...wanted } }, context) => {
    const { reader } = viewerOf(context);
    if (!q) {
      const { rows, next } = await listExperimentRows(context.db, { reader, shelf, ...wanted });
      return { items: rows.map(presentListed), next };
    }
    // The index knows what everyone sees; the words of the rest are asked of the rows.
    const { hits } = await findPassages(context, { q, sources: [labSource], limit: mostFound });
    const found = hits.map(({ subject }) => subject);
    const more = reader ? await briefly(context, (tx) => findByWords(tx, q, reader, mostFound)) : [];
    const ids = [...new Set([...found, ...more])];
    const { before: _, ...rest } = wanted;
    const { rows } = ids.length
      ? await listExperimentRows(context.db, { reader, shelf, ...rest, ids })
      : { rows: [] };
    const byId = new Map(rows.map((row) => [row.row.id, row]));
    return { items: ids.flatMap((id) => byId.get(id) ?? []).map(presentListed), next: null };
  }),

  implement(listLabTags, async (_, { db }) => ({ items: await listTagRows(db) })),

  implement(getExperiment, async ({ params: { id } }, context) => {
    const found = await seenExperiment(context, context.db, id);
    const { row, isTester, isFollower } = found;
    const { reader } = viewerOf(context);
    const mine = row.authorId !== null && row.authorId === reader;
    const [versions, attachments, tried, testedBy] = await Promise.all([
      listVersionRows(context.db, id),
      presentAttachments(context, id),
      countOutcomes(context.db, id),
      mine ? listTesters(context.db, id) : [],
    ]);
    const { excerpt: _, versions: __, ...listed } = presentListed(found);
    return {
      ...listed,
      text: row.text,
      wanted: row.wanted,
      call: callOf(found),
      versions,
      attachments,
      mine,
      isTester,
      isFollower,
      tried,
      testedBy,
      hidden: row.hiddenAt && row.hiddenWhy,
    };
  }),

  implement(experimentPicture, async ({ params: { id } }, context) => {
    const { row, author } = await seenExperiment(context, context.db, id);
    const png = await previewOf({
      kicker: `${statusWords[row.status].label}${author ? ` · by ${author.name}` : ''}`,
      title: row.title,
      words: row.text.slice(0, cardWords).toWellFormed(),
      product: context.settings.product.name,
    });
    return pictureAnswer(png);
  }),

  ...experimentEndpoints,
  ...versionEndpoints,
  ...peopleEndpoints,
  ...attachmentEndpoints,
  ...postEndpoints,
];
