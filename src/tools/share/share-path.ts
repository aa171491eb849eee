/** Where something shared is read. Two kinds have an address of their own; any of the three shows any. */
import { urlOf } from '#kit/contract/call.ts';
import { href } from '#kit/href.ts';
import { sharedPicture } from './contract.ts';

interface Led {
  subject: { kind: string };
  tool: string;
  kind: string;
}

export function sharePath({ subject, tool, kind }: Led, secret: string): string {
  if (subject.kind === 'work') return href('/shared/:id', { id: secret });
  if (tool === 'consensus') return href('/ai/consensus/shared/:id', { id: secret });
  if (kind === 'chat') return href('/chat/share/:shareId', { shareId: secret });
  return href('/shared/:id', { id: secret });
}

/** The picture that chat apps show of it. */
export const sharePicturePath = (secret: string) => urlOf(sharedPicture, { params: { secret } });
