import { href } from '#kit/href.ts';
import type { PlaceSource } from '#social/places/place-source.server.ts';
import { listItemsBy } from './queries.server.ts';
import { viewerOf } from './who.server.ts';

export const creationsAtPlace: PlaceSource = {
  kind: 'Creations',
  async find(context, makers, most) {
    const items = await listItemsBy(context, { people: makers, reader: viewerOf(context)?.id, most });
    return items.map(({ id, title, maker }) => ({
      title,
      description: `By ${maker}`,
      href: href('/gallery/:id', { id }),
    }));
  },
};
