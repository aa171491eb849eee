import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { ownRun } from '../run/who.server.ts';
import { exportRun } from './contract.ts';
import { writeExport } from './write-export.server.ts';

export const exportEndpoints = [
  implement(exportRun, async ({ params: { id }, query }, context) => {
    const run = await ownRun(context, id);
    return writeExport([run], { ...exportWish(query, context), title: run.title });
  }),
];

export const exportWish = (
  { format, raw }: { format: string; raw: 'true' | 'false' },
  { runs, settings }: Context,
) => ({ format, raw: raw === 'true', runs, origin: settings.publicUrl });
