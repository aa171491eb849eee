/** Packs, as those who look after the site see them. */
import { byCaller, writeAudit } from '#kit/audit/audit.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { listPacks, removePack, startFetchingPack } from './packs-contract.ts';

export const packEndpoints = [
  implement(listPacks, (_, { packs }) => ({ items: packs.list() })),

  implement(startFetchingPack, async ({ params: { id } }, context) => {
    const { packs, bus, log } = context;
    if (packs.statusOf(id).state === 'unsupported')
      throw new AppError('conflict:pack', { message: 'This isn’t available for this kind of machine.' });
    await bus.transact((tx) =>
      writeAudit(tx, byCaller(context), { action: 'pack.fetch', details: { pack: id } }),
    );
    // It may take minutes; how it goes is told on the packs' channel, and how it failed is in its status.
    packs
      .ensure(id)
      .catch((error: unknown) =>
        log.debug(
          { event: 'pack.admin_fetch_failed', err: error, pack: id },
          'A pack that an administrator asked for could not be fetched.',
        ),
      );
    return { id };
  }),

  implement(removePack, async ({ params: { id } }, context) => {
    const { packs, bus } = context;
    packs.statusOf(id); // there must be such a pack
    await bus.transact((tx) =>
      writeAudit(tx, byCaller(context), { action: 'pack.remove', details: { pack: id } }),
    );
    await packs.remove(id);
    return { id };
  }),
];
