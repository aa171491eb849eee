/** The site as a whole: counts, set-up, settings, audit. */
import { auditActions, listAudit } from '#kit/audit/audit-log.server.ts';
import { byCaller, writeAudit } from '#kit/audit/audit.server.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { sandboxed } from '#kit/http/sandbox.server.ts';
import { emailHtml } from '#kit/mail/email.ts';
import {
  auditActionList,
  auditLog,
  changeOwnerSettings,
  installation,
  overview,
  ownerSettings,
  sampleEmail,
} from './contract.ts';
import { describeInstallation } from './installation.server.ts';
import { countEverything } from './overview-queries.server.ts';
import { findUserIds } from './user-queries.server.ts';

export const siteEndpoints = [
  implement(overview, (_, { db }) => countEverything(db)),

  implement(installation, (_, services) => describeInstallation(services)),

  implement(auditActionList, async (_, { db }) => ({ actions: await auditActions(db) })),

  implement(auditLog, async ({ query: { actor, subject, limit, ...filter } }, { db }) => {
    const actorIds = actor ? await findUserIds(db, actor) : undefined;
    const rows = await listAudit(db, { ...filter, subjectId: subject, actorIds, limit: limit + 1 });
    const items = rows.slice(0, limit);
    return { items: items.map(presentEntry), next: rows.length > limit ? items.at(-1)!.id : null };
  }),

  implement(ownerSettings, (_, { ownerSettings: { current } }) => current),

  implement(changeOwnerSettings, ({ body }, context) =>
    context.bus.transact(async (tx) => {
      const now = await context.ownerSettings.change(tx, body, context.caller.user.id);
      await writeAudit(tx, byCaller(context), { action: 'settings.change', details: body });
      return now;
    }),
  ),

  implement(sampleEmail, (_, context) => sandboxed(emailFor(context))),
];

function emailFor({ settings: { product, publicUrl }, caller }: MemberContext) {
  return emailHtml({
    product: product.name,
    title: 'A sample e-mail',
    paragraphs: [
      `Hello ${caller.user.name},`,
      'Every e-mail has a few sentences like these and at most one button. This one wasn’t sent; it’s only a preview.',
    ],
    action: { label: `Open ${product.name}`, url: publicUrl },
    reason: 'You see this because you’re an admin of this installation.',
  });
}

type Entry = Awaited<ReturnType<typeof listAudit>>[number];

function presentEntry(entry: Entry) {
  return { ...entry, details: entry.details as Record<string, unknown> };
}
