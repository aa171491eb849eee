/** Files over HTTP. Whoever may not have one learns nothing of it, not even that it exists. */
import { findRole } from '#kit/businesses/act-for.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import { parseRange } from './byte-range.ts';
import { getFile } from './contract.ts';
import { downloadHeaders, type Audience, type Disposition } from './download-headers.ts';
import type { StoredFile } from './files.server.ts';
import { isGranted, isGrantedToKey } from './grant.server.ts';
import { framedPage } from './framed-page.server.ts';
import { verifyFileUrl } from './signed-link.server.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import { uploadEndpoints } from './upload/server.ts';

export const fileEndpoints = [
  implement(getFile, async ({ params: { id }, query: { width, part, by } }, context) => {
    const { db, files } = context;
    const file = await files.find(db, id);
    if (!file) throw new AppError('not_found:file');
    const right = await rightTo(file, by, context);
    if (part === 'page') return framedPage(file, right, context);
    if (part) {
      const made = await files.findPart(db, id, part);
      if (!made) throw new AppError('not_found:part');
      return answer(made, right, context);
    }
    const sized = width === undefined ? undefined : await files.findVariant(db, id, width);
    return answer(sized ?? file, right, context);
  }),
  ...uploadEndpoints,
];

interface Right {
  audience: Audience;
  disposition: Disposition;
}

/** The one place that knows why someone may read a file. */
async function rightTo(file: StoredFile, by: string | undefined, context: Context): Promise<Right> {
  const { request, files } = context;
  const query = new URL(request.url).searchParams;
  const disposition = query.get('disposition') === 'inline' ? 'inline' : 'attachment';
  if (file.visibility === 'public')
    return { audience: 'everyone', disposition: query.has('disposition') ? disposition : 'inline' };
  if (await isOwn(file, context)) return { audience: 'owner', disposition };
  if (await isOfOwnBusiness(file, context)) return { audience: 'owner', disposition };
  if (by !== undefined && (await isGranted(context, file, by))) return { audience: 'link', disposition };
  const link = verifyFileUrl({ fileId: file.id, query, keys: files.linkKeys() });
  // A link that stands on something else (a share) is only as good as that; nothing here can vouch for it.
  if (link.grant !== '') throw new AppError('not_found:file');
  return { audience: 'link', disposition: link.disposition };
}

async function isOwn(file: StoredFile, context: Context): Promise<boolean> {
  if ((await ownerIdIfKnown(context)) !== file.ownerId) return false;
  const isByKey = context.caller.kind === 'member' && context.caller.key !== undefined;
  return !isByKey || isGrantedToKey(context, file);
}

/** Pictures and downloads come without a header: whoever is in a business reads its files. Its members are asked each time. */
async function isOfOwnBusiness({ ownerId }: StoredFile, { db, caller }: Context): Promise<boolean> {
  if (caller.kind !== 'member' || caller.key || !ownerId) return false;
  return (await findRole(db, { businessId: ownerId, personId: caller.user.id })) !== undefined;
}

async function answer(file: StoredFile, right: Right, { request, files }: Context): Promise<Response> {
  const headers = new Headers({ ...downloadHeaders(file, right), 'Accept-Ranges': 'bytes' });
  const tag = headers.get('etag');
  if (tag && sameTag(request.headers.get('if-none-match'), tag))
    return new Response(null, { status: 304, headers });

  const range = parseRange(rangeHeader(request, tag), file.bytes);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${file.bytes}`);
    return new Response(null, { status: 416, headers });
  }
  const part = range === 'whole' ? undefined : range;
  headers.set('Content-Length', String(part ? part.end - part.start + 1 : file.bytes));
  if (part) headers.set('Content-Range', `bytes ${part.start}-${part.end}/${file.bytes}`);
  const status = part ? 206 : 200;
  // Nobody reads the body of a HEAD, and an unread one would hold its file open.
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const stored = await files.storage.get(file.key, part ? { range: part } : {});
  if (!stored) throw new AppError('not_found:file');
  return new Response(stored.stream, { status, headers });
}

/** A part of something that changed meanwhile would not fit what the reader has. */
function rangeHeader({ headers }: Request, tag: string | null) {
  const condition = headers.get('if-range');
  return condition !== null && condition !== tag ? null : headers.get('range');
}

function sameTag(asked: string | null, tag: string) {
  return (
    asked?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag || one.trim() === '*') ?? false
  );
}
