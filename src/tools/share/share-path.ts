/** Where a shared run is read. Two kinds have an address of their own; any of the three shows any. */
import { urlOf } from '#kit/contract/call.ts';
import { href } from '#kit/href.ts';
import type { RunView } from '../run/contract.ts';
import { sharedPicture } from './contract.ts';

export function sharePath({ tool, kind }: Pick<RunView, 'tool' | 'kind'>, secret: string): string {
  if (tool === 'consensus') return href('/ai/consensus/shared/:id', { id: secret });
  if (kind === 'chat') return href('/chat/share/:shareId', { shareId: secret });
  return href('/shared/:id', { id: secret });
}

/** The picture that chat apps show of it. */
export const sharePicturePath = (secret: string) => urlOf(sharedPicture, { params: { secret } });
