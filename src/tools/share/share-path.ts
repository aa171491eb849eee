/** Where something shared is read. Some have an address of their own; the plain one shows any. */
import { urlOf } from '#kit/contract/call.ts';
import { href } from '#kit/href.ts';
import { sharedPicture } from './contract.ts';

const longestSlug = 60;

interface Led {
  subject: { kind: string };
  tool: string;
  kind: string;
  title: string;
}

export function sharePath({ subject, tool, kind, title }: Led, secret: string): string {
  if (kind === 'transcript') return href('/youtube/shared/:shareableId', { shareableId: secret });
  if (kind === 'spoken-letter') return href('/voice-email/shared/:shareableId', { shareableId: secret });
  if (subject.kind === 'work') return href('/shared/:id', { id: secret });
  if (tool === 'consensus') return href('/ai/consensus/shared/:id', { id: secret });
  if (tool === 'search') return href('/search/*', { '*': `${slugOf(title)}/${secret}` });
  if (kind === 'picture') return href('/images/share/:id', { id: secret });
  if (kind === 'chat') return href('/chat/share/:shareId', { shareId: secret });
  return href('/shared/:id', { id: secret });
}

/** Words for people to know a link by; what it leads to is in its last part. */
export function slugOf(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.join('-').slice(0, longestSlug).toWellFormed().replace(/-+$/, '') || 'search';
}

/** The picture that chat apps show of it. */
export const sharePicturePath = (secret: string) => urlOf(sharedPicture, { params: { secret } });
