import { href } from '#kit/href.ts';
import type { DeedKind } from '#social/people/deed.server.ts';
import { listPandas } from './queries.server.ts';

export const pandaDeeds: DeedKind = {
  kind: 'panda',
  async find({ db }, { ownerId }) {
    const rows = await listPandas(db, ownerId);
    return rows.map(({ id, name, adoptedAt }) => ({
      id,
      at: adoptedAt,
      title: `Adopted ${name}`,
      href: href('/about-pandas'),
      facts: {},
    }));
  },
};
