import { briefly } from '#kit/db/briefly.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { collectionEndpoints } from './collections/server.ts';
import { curationEndpoints } from './curate.server.ts';
import { statisticsEndpoints } from './statistics/server.ts';
import { commentEndpoints } from './comments.server.ts';
import { pictureAnswer, previewOf } from '#kit/previews/previews.server.ts';
import { creationPicture, galleryShelves, getCreation, listGallery } from './contract.ts';
import { isLiked } from './like-queries.server.ts';
import { likeEndpoints } from './likes.server.ts';
import { mayEdit, mayFeature } from './policy.ts';
import { originOf } from './origin.server.ts';
import { presentListed, presentWhole, toolTitleOf } from './present.server.ts';
import { publishEndpoints } from './publish.server.ts';
import { rippleEndpoints } from './ripples.server.ts';
import { listItems, listShelves } from './queries.server.ts';
import { businessPageEndpoints } from './business-page.server.ts';
import { makerOf, seenItem, viewerOf } from './who.server.ts';

export const galleryEndpoints = [
  implement(listGallery, async ({ query }, context) => {
    const reader = viewerOf(context)?.id;
    const { rows, next } = await (query.q
      ? briefly(context, (tx) => listItems({ db: tx, subjects: context.subjects }, query, reader))
      : listItems(context, query, reader));
    return { items: rows.map((row) => presentListed(context, row)), next };
  }),

  implement(galleryShelves, async (_, context) => ({
    items: (await listShelves(context)).map((shelf) => ({
      ...shelf,
      toolTitle: toolTitleOf(context, shelf),
    })),
  })),

  implement(getCreation, async ({ params: { id } }, context) => {
    const { db } = context;
    const item = await seenItem(context, db, id);
    const viewer = await makerOf(context, db);
    const liked = viewer !== null && (await isLiked(db, { itemId: id, ownerId: viewer.id }));
    return presentWhole(context, item, {
      begunFrom: await originOf(context, item, viewer?.id),
      liked,
      mine: mayEdit(viewer, item),
      mayFeature: mayFeature(viewer),
    });
  }),

  implement(creationPicture, async ({ params: { id } }, context) => {
    const { title, author, toolTitle, caption, excerpt } = presentListed(
      context,
      await seenItem(context, context.db, id),
    );
    const png = await previewOf({
      kicker: `${toolTitle}, by ${author.name}`,
      title,
      words: caption || excerpt,
      product: context.settings.product.name,
    });
    // Not for long: its words can be changed, and it can be hidden.
    return pictureAnswer(png, 'private, max-age=300');
  }),

  ...businessPageEndpoints,
  ...publishEndpoints,
  ...rippleEndpoints,
  ...likeEndpoints,
  ...commentEndpoints,
  ...curationEndpoints,
  ...collectionEndpoints,
  ...statisticsEndpoints,
];
