/** Thanks in one's own journey: those that one received, and those that only the other saw; public ones given are told by the pulse. */
import { cutAtWord } from '#kit/cut-at-word.ts';
import { href } from '#kit/href.ts';
import type { OwnThings } from '#social/people/own-things.server.ts';
import { listOwn } from './queries.server.ts';

const longestGlimpse = 120;

export const thanksReceived: OwnThings = {
  kind: 'thanks-received',
  async list({ db }, { ownerId, since, most }) {
    const rows = await listOwn(db, ownerId, { shelf: 'received', since, most });
    return rows.map(({ thanks: { id, text, createdAt }, from }) => ({
      title: from.handle
        ? `${from.name}: ${cutAtWord(text, longestGlimpse)}`
        : cutAtWord(text, longestGlimpse),
      href: `${href('/connect/acknowledgements', { shelf: 'received' })}#${id}`,
      at: createdAt,
    }));
  },
};

export const thanksBetweenTwo: OwnThings = {
  kind: 'thanks',
  async list({ db }, { ownerId, since, most }) {
    const rows = await listOwn(db, ownerId, { shelf: 'given', since, most });
    return rows
      .filter(({ thanks: { isPublic } }) => !isPublic)
      .map(({ thanks: { id, createdAt }, to }) => ({
        title: to.name,
        href: `${href('/connect/acknowledgements', { shelf: 'given' })}#${id}`,
        at: createdAt,
      }));
  },
};
