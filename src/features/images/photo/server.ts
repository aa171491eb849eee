import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { AppError } from '#kit/errors.ts';
import { contentDisposition } from '#kit/files/download-headers.ts';
import type { StoredFile } from '#kit/files/files.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { modelLimits } from '#kit/models/limits.ts';
import type { ModelName } from '#kit/models/calls.ts';
import { downloadBytes, type Pack } from '#kit/packs/pack.ts';
import { packTable, type PackId } from '#kit/packs/table.ts';
import { projectFolder } from '#kit/paths.server.ts';
import type { Keep } from '#kit/photos/exif.ts';
import { plainLook } from '#kit/photos/look.ts';
import { longestTitle } from '#tools/define/title.ts';
import { workAccess } from '#tools/work/access.server.ts';
import { addWork } from '#tools/work/add-work.server.ts';
import type { WorkRow } from '#tools/work/work-queries.server.ts';
import { isAtLeast } from '#tools/work/work-role.ts';
import { longestSide, type Photo } from './content.ts';
import { shownAfter } from './steps.ts';
import { beginPhoto, finishPhoto, largestPhoto, listPhotoModels, takePhoto } from './contract.ts';
import { bytesOf, contentOf, finishedOf, gone, keepPixels, readPhotoFile } from './photo-files.server.ts';
import { photoWork, photoUse } from './photo-kind.ts';
import { outputSizes } from './sizes.ts';

const day = 86_400_000;
const within = { width: longestSide, height: longestSide };

export const photoEndpoints = [
  implement(beginPhoto, async ({ body }, context) => {
    const ownerId = await context.principal();
    const given = await givenPhoto(context, ownerId, body);
    const models = context.models.forCaller(ownerId);
    const developed = await models.develop({
      picture: given.bytes,
      look: plainLook,
      format: 'webp',
      within,
    });
    const waiting = { ownerId, purpose: photoUse, expiresAt: new Date(Date.now() + day) };
    const original =
      given.file ??
      (await context.files.storeWithinQuota({
        ...waiting,
        name: given.name,
        contentType: 'image/webp',
        body: given.bytes,
        maxBytes: largestPhoto,
      }));
    const base = await context.files.storeWithinQuota({
      ...waiting,
      name: 'Photo.webp',
      contentType: 'image/webp',
      reencoded: true,
      body: developed.bytes,
      maxBytes: largestPhoto,
    });
    const { pages = 1, exif } = await sharp(given.bytes).metadata();
    const content: Photo = {
      original: {
        file: original.id,
        name: given.name.slice(0, 200),
        frames: Math.max(1, pages),
        hasCamera: exif !== undefined,
      },
      base: { file: base.id, width: developed.width, height: developed.height },
      steps: [],
      undone: [],
      finished: null,
    };
    const title = given.name.replace(/\.[a-z\d]{2,5}$/i, '').slice(0, longestTitle) || 'Photo';
    const work = await addWork(context, {
      ownerId,
      kind: photoWork.id,
      title,
      ...context.works.accept(photoWork.id, content),
    });
    return { id: work.id };
  }),

  implement(takePhoto, async ({ params: { id }, query: { format, size, keep } }, context) => {
    const { work, who, role } = await workAccess(context, id, 'reader');
    const { within: wanted } = outputSizes[size];
    const taken = isAtLeast(role, 'editor')
      ? await wholeOf(context, work, keep)
      : { picture: await readPhotoFile(context, work, finishedOf(work).file), look: plainLook };
    const { bytes } = await context.models
      .forCaller(who)
      .develop(
        { ...taken, format, ...(wanted ? { within: wanted } : {}) },
        { signal: context.request.signal },
      );
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': `image/${format}`,
        'Content-Disposition': contentDisposition(
          'attachment',
          `${work.title}.${format === 'jpeg' ? 'jpg' : format}`,
        ),
        'Content-Length': String(bytes.byteLength),
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
        'Cache-Control': 'private, no-store',
      },
    });
  }),

  implement(finishPhoto, async ({ params: { id } }, context) => {
    const { work, who } = await workAccess(context, id, 'editor');
    const { base, steps } = contentOf(work);
    const { pixels, look } = shownAfter(base, steps);
    const picture = await readPhotoFile(context, work, pixels.file);
    const finished = await context.models
      .forCaller(who)
      .develop({ picture, look, format: 'webp', quality: 88, within: { width: 2560, height: 2560 } });
    return keepPixels(context, work, finished);
  }),

  implement(listPhotoModels, async (_, { models, packs }) => {
    const of = (id: 'erase' | 'brush' | 'cut-out' | 'enlarge', names: readonly ModelName[]) => {
      const needed = [...new Set(names.flatMap((name) => modelLimits[name].packs))] as PackId[];
      const missing = needed.filter((pack) => !packs.isReady(pack));
      return {
        id,
        isReady: names.every((name) => models.isReady(name)),
        bytes: missing.reduce((sum, pack) => sum + downloadBytes(packTable[pack] as Pack), 0),
        made: needed
          .filter((pack) => pack !== 'onnx')
          .map((pack) => `${packTable[pack].title}, ${packTable[pack].licence}`)
          .join('; '),
      };
    };
    return {
      items: [
        of('erase', ['sam', 'migan']),
        of('brush', ['migan']),
        of('cut-out', ['modnet']),
        of('enlarge', ['esrgan']),
      ],
    };
  }),
];

/** As the steps make it, for those who edit it. */
async function wholeOf(context: Context, work: WorkRow, keep: Keep) {
  const { base, steps, original } = contentOf(work);
  const { pixels, look } = shownAfter(base, steps);
  const first = await readPhotoFile(context, work, original.file);
  // Where no model changed its pixels, every one of the original's goes out.
  const picture = pixels.file === base.file ? first : await readPhotoFile(context, work, pixels.file);
  return { picture, look, camera: { original: first, keep } };
}

interface Given {
  bytes: Uint8Array;
  name: string;
  /** Where it is stored already. */
  file?: StoredFile;
}

async function givenPhoto(
  context: Context,
  ownerId: string,
  body: { upload: string } | { picture: string } | { sample: true },
): Promise<Given> {
  if ('sample' in body)
    return {
      bytes: await readFile(path.join(projectFolder, 'content', 'photos', 'sample.webp')),
      name: 'Sample photo.webp',
    };
  const id = 'upload' in body ? body.upload : body.picture;
  const file = await context.files.find(context.db, id);
  const isRight =
    file?.ownerId === ownerId &&
    ('upload' in body ? file.purpose === photoUse : file.purpose.startsWith('run:'));
  if (!file || !isRight) throw gone();
  if (!/^image\/(?:png|jpeg|webp|gif|avif)$/.test(file.contentType))
    throw new AppError('unsupported_type', { message: 'Only pictures can be edited as photos.' });
  const bytes = await bytesOf(context, file);
  return 'upload' in body ? { bytes, name: file.name, file } : { bytes, name: file.name };
}
