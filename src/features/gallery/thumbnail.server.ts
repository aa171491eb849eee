/** The address of a small picture of a creation: of its first picture, or of what is drawn of it. */
import { addressOf } from '#kit/contract/call.ts';
import { getFile } from '#kit/files/contract.ts';
import type { Services } from '#kit/services.server.ts';
import { creationCover } from './contract.ts';
import { presentListed } from './present.server.ts';
import type { ItemRow } from './queries.server.ts';

const width = 320;

export function thumbnailOf(needs: Pick<Services, 'runs' | 'works'>, item: ItemRow): string | null {
  const { id, picture, cover } = presentListed(needs, item);
  if (picture)
    return addressOf(getFile, {
      params: { id: picture.id },
      query: { width, disposition: 'inline', by: `creation:${id}` },
    });
  return cover && addressOf(creationCover, { params: { id, width: String(width) } });
}
