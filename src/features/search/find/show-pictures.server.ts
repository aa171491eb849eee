import type { Change, SearchParts } from '../parts.server.ts';
import type { Merged } from '#kit/sources/results/merge.ts';
import { thumbnailOf } from './thumbnails.server.ts';

const most = 16;

export async function* showPictures(
  near: readonly Merged[],
  parts: SearchParts,
): AsyncGenerator<Change, void, undefined> {
  const found = near
    .flatMap(({ title, href, sources: [source = ''], picture }) =>
      picture ? [{ title, href, source, credit: picture.credit, from: picture.thumbnail }] : [],
    )
    .slice(0, most);
  if (found.length === 0) return;
  yield { step: 'Loading thumbnails' };
  const thumbnails = await Promise.all(found.map(({ from }) => thumbnailOf(from, parts)));
  yield {
    change: {
      pictures: found.map(({ from: _, ...picture }, at) => ({ ...picture, thumbnail: thumbnails[at]! })),
    },
  };
}
