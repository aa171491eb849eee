import { mostPandas } from './allowance.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { publishActivity } from '#social/people/activity.server.ts';
import { readerOf } from '#social/people/audience.server.ts';
import { adoptPanda, ownPandas, pandaOf, renamePanda } from './contract.ts';
import {
  countPandasLocked,
  findPandaOf,
  insertPanda,
  listPandas,
  setPandaName,
  type PandaRow,
} from './queries.server.ts';

export const pandaEndpoints = [
  implement(ownPandas, async (_, { db, caller }) => {
    const rows = await listPandas(db, caller.user.id);
    return {
      items: rows.map(presentPanda),
      waiting: Math.max(0, (await mostPandas(db, caller.user.id)) - rows.length),
    };
  }),

  implement(pandaOf, async ({ params: { handle } }, context) => {
    const found = await findPandaOf(context.db, handle, readerOf(context));
    if (!found) throw new AppError('not_found:profile');
    return { panda: found.panda && presentPanda(found.panda) };
  }),

  implement(adoptPanda, async ({ body }, { bus, caller, callers }) => {
    const ownerId = caller.user.id;
    const row = await bus.transact(async (tx) => {
      if ((await countPandasLocked(tx, ownerId)) >= (await mostPandas(tx, ownerId)))
        throw new AppError('conflict:already_adopted', {
          message: 'You’ve already adopted your free panda.',
        });
      const adopted = await insertPanda(tx, { ...body, ownerId });
      publishActivity(tx, { actorId: ownerId, kind: 'panda', subjectId: adopted.id });
      return adopted;
    });
    await callers.refresh(ownerId);
    return presentPanda(row);
  }),

  implement(renamePanda, async ({ params, body }, { db, caller }) => {
    const row = await setPandaName(db, { ...params, ...body, ownerId: caller.user.id });
    if (!row) throw new AppError('not_found:panda');
    return presentPanda(row);
  }),
];

function presentPanda({ id, name, leaf, coat, outfit, adoptedAt }: PandaRow) {
  return { id, name, look: { leaf, coat, outfit }, adoptedAt };
}
