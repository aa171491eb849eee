import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import { readMailFiles } from '../kinds/email-files.server.ts';
import type { MailFile } from '../kinds/email.ts';
import { anonymousId, ownRun } from '../run/who.server.ts';
import { exportRun } from './contract.ts';
import { writeExport } from './write-export.server.ts';

export const exportEndpoints = [
  implement(exportRun, async ({ params: { id }, query }, context) => {
    const run = await ownRun(context, id);
    return writeExport([run], { ...exportWish(query, context), title: run.title });
  }),
];

export const exportWish = ({ format, raw }: { format: string; raw: 'true' | 'false' }, context: Context) => ({
  format,
  raw: raw === 'true',
  runs: context.runs,
  origin: context.settings.publicUrl,
  signal: context.request.signal,
  mailFiles: async (attached: readonly MailFile[] | undefined) =>
    readMailFiles(context, (await ownerIdIfKnown(context)) ?? anonymousId, attached),
});
