import { byCaller, writeAudit } from '#kit/audit/audit.server.ts';
import { urlOf } from '#kit/contract/call.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { href } from '#kit/href.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import { pictureAnswer, previewOf } from '#kit/previews/previews.server.ts';
import { heading, note, points } from '#tools/export/outline.ts';
import { whoAsks } from '#kit/auth/caller.server.ts';
import { makePdf } from '#tools/export/make-files.server.ts';
import type { PdfOptions } from '#tools/export/pdf/write-pdf.server.ts';
import { removeShares } from '#tools/share/queries.server.ts';
import { hashOfSecret } from '#tools/share/shared-run.server.ts';
import { tracks, type TrackId } from '../tracks.ts';
import { bakePng } from './bake-png.ts';
import { claim, readinessOf } from './claim.server.ts';
import {
  certificateBadge,
  certificateCredential,
  certificatePdf,
  claimCertificate,
  getCertificate,
  listCertificates,
  publishedKey,
  publishedKeys,
  revocationList,
  revokeCertificate,
  revokeOwnCertificate,
  rotateKey,
} from './contract.ts';
import { credentialId } from './credential.server.ts';
import { findKey, listKeys, makeKey, presentKey, retireKeys } from './keys.server.ts';
import { findCertificate, listOwn, listRevoked, markRevoked, type CertificateRow } from './queries.server.ts';

const done = { success: true } as const;
const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const present = (row: CertificateRow, reader: string | undefined) => {
  const track = row.track as TrackId;
  return { ...row, track, trackTitle: tracks[track].title, mine: row.ownerId === reader };
};

export const certificateEndpoints = [
  implement(listCertificates, async (_, { db, caller }) => ({
    items: (await listOwn(db, caller.user.id)).map((row) => present(row, caller.user.id)),
    tracks: await readinessOf(db, caller.user.id),
  })),

  implement(claimCertificate, async ({ body: { track } }, context) => ({ id: await claim(context, track) })),

  implement(getCertificate, async ({ params: { id } }, { db, caller }) =>
    present(await mustFind(db, id), caller.kind === 'member' ? caller.user.id : undefined),
  ),

  implement(revokeOwnCertificate, async ({ params: { id } }, { db, caller }) =>
    db.transaction(async (tx) => {
      const row = await findCertificate(tx, id);
      if (row?.ownerId !== caller.user.id) throw noSuchCertificate();
      await markRevoked(tx, id, 'Revoked by its holder.');
      await closeLinks(tx, row);
      return done;
    }),
  ),

  implement(revokeCertificate, async ({ params: { id }, body: { why } }, context) =>
    context.bus.transact(async (tx) => {
      const row = await mustFind(tx, id, { isAdmin: true });
      await markRevoked(tx, id, why);
      await closeLinks(tx, row);
      await notify(tx, context, {
        ownerId: row.ownerId,
        kind: 'report.decided',
        data: {
          title: 'Your certificate was revoked',
          text: why,
          path: href('/university/certificate/:id', { id }),
        },
      });
      await writeAudit(tx, byCaller(context), {
        action: 'certificate.revoke',
        subjectId: id,
        details: { why },
      });
      return done;
    }),
  ),

  implement(certificatePdf, async ({ params: { id } }, context) => {
    const { db, settings } = context;
    const row = await mustFind(db, id);
    const { title, summary } = tracks[row.track as TrackId];
    const own = (path: string) => new URL(path, settings.publicUrl).href;
    const parts: PdfOptions['parts'] = [
      { is: 'title', text: row.name },
      note(`${settings.product.name} University · ${inWords.format(row.issuedAt)}`),
      heading(2, title),
      { is: 'markdown', text: summary },
      ...(row.revokedAt ? [note(`Revoked on ${inWords.format(row.revokedAt)}. ${row.revokedWhy}`)] : []),
      heading(3, 'Completed work'),
      points(row.evidence.map(({ lessonTitle, task }) => ({ text: lessonTitle, note: task }))),
      heading(3, 'Verify it'),
      { is: 'sources', items: [{ title: own(pageOf(id)), href: own(pageOf(id)) }] },
      note(
        'The page shows the results. The signed credential can be verified independently with the keys at /.well-known/jwks.json.',
      ),
    ];
    const taker = { who: whoAsks(context), signal: context.request.signal };
    const pdf = await makePdf({ origin: settings.publicUrl, parts }, taker);
    return new Response(pdf, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="certificate-${row.track}.pdf"`,
        'cache-control': 'no-cache',
      },
    });
  }),

  implement(certificateBadge, async ({ params: { id } }, { db, settings }) => {
    const row = await mustFind(db, id);
    const png = await previewOf({
      kicker: `${tracks[row.track as TrackId].title} · ${inWords.format(row.issuedAt)}`,
      title: row.name,
      words: 'Every lesson and exercise completed.',
      product: `${settings.product.name} University`,
    });
    return pictureAnswer(bakePng(png, row.credential));
  }),

  implement(certificateCredential, async ({ params: { id } }, { db }) => {
    const { credential } = await mustFind(db, id);
    return new Response(credential, {
      headers: { 'content-type': 'application/vc+jwt', 'cache-control': 'no-cache' },
    });
  }),

  implement(publishedKeys, async (_, context) => ({
    keys: (await listKeys(context.db)).map((row) => presentKey(context, row)),
  })),

  implement(publishedKey, async ({ params: { id } }, context) => {
    const row = await findKey(context.db, id);
    if (!row) throw new AppError('not_found:key');
    return presentKey(context, row);
  }),

  implement(rotateKey, async (_, context) => {
    await context.bus.transact(async (tx) => {
      await retireKeys(tx);
      await writeAudit(tx, byCaller(context), { action: 'certificate.rotate-key' });
    });
    return { kid: (await makeKey(context)).kid };
  }),

  implement(revocationList, async (_, { db, settings: { publicUrl } }) => ({
    id: new URL(urlOf(revocationList), publicUrl).href,
    issuer: new URL('/', publicUrl).href,
    revokedCredential: (await listRevoked(db)).map(({ id, why }) => ({
      id: credentialId(id),
      revoked: true as const,
      revocationReason: why,
    })),
  })),
];

const pageOf = (id: string) => href('/university/certificate/:id', { id });
const noSuchCertificate = () => new AppError('not_found:certificate', { message: 'Certificate not found.' });

/** The runs were opened for the certificate alone. */
async function closeLinks(db: Queryable, { ownerId, evidence }: CertificateRow) {
  const secretHashes = evidence.map(({ path }) => hashOfSecret(path.split('/').at(-1)!));
  await removeShares(db, { ownerId, secretHashes });
}

async function mustFind(db: Queryable, id: string, { isAdmin = false } = {}): Promise<CertificateRow> {
  const row = await findCertificate(db, id, { isAdmin });
  if (!row) throw noSuchCertificate();
  return row;
}
