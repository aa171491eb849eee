/** The form of a change to pictures: the pictures, perhaps a mask, and a few words beside them. */
import type { Change } from '#kit/ai/media.server.ts';
import { AppError } from '#kit/errors.ts';
import { sniffType } from '#kit/files/sniff-type.server.ts';
import { readForm } from '#kit/http/body.server.ts';
import { invalid } from '../chat-messages.ts';
import { refuse, refuseAll } from '../refusal.ts';
import { editFields, editImages, mostPictures } from './contract.ts';
import { refusedForPictures } from './paint.server.ts';

const types = new Set(['image/png', 'image/jpeg', 'image/webp']);
const mostPixels = 40_000_000;

export async function readEdit(request: Request) {
  const form = await readForm(request, editImages.bodyLimit);
  const given = [...form.getAll('image'), ...form.getAll('image[]')];
  if (given.length === 0) invalid('image', 'Send the picture as the field "image".');
  if (given.length > mostPictures) invalid('image', `Send ${mostPictures} pictures at the most.`);
  const pictures = await Promise.all(given.map((one) => readPicture(one, 'image')));
  const mask = form.get('mask');
  const fields = readFields(form);
  const from: Change = {
    pictures,
    ...(mask === null ? {} : { mask: await readMask(mask, pictures[0]!) }),
  };
  return { fields, from };
}

function readFields(form: FormData) {
  const texts = Object.fromEntries(
    [...form].filter(([name]) => !['image', 'image[]', 'mask'].includes(name)),
  );
  for (const name of Object.keys(texts)) if (!Object.hasOwn(editFields.shape, name)) refuse(name);
  refuseAll(refusedForPictures, texts);
  const read = editFields.safeParse(texts);
  if (read.success) return read.data;
  const { path, message } = read.error.issues[0]!;
  return invalid(path.join('.'), message);
}

async function readPicture(given: FormDataEntryValue, field: string): Promise<Uint8Array> {
  if (!(given instanceof File) || given.size === 0)
    return invalid(field, `Send the picture as a file in the field "${field}".`);
  const bytes = new Uint8Array(await given.arrayBuffer());
  if (!types.has((await sniffType(bytes)) ?? '')) return invalid(field, 'Use a PNG, JPEG or WebP picture.');
  return bytes;
}

/** What is see-through in a mask may change; engines that know no masks get the same in white on black. */
async function readMask(given: FormDataEntryValue, picture: Uint8Array): Promise<Change['mask']> {
  const seeThrough = await readPicture(given, 'mask');
  const { default: sharp } = await import('sharp');
  const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: mostPixels });
  try {
    const [area, shown] = await Promise.all([open(seeThrough).metadata(), open(picture).metadata()]);
    if (area.width !== shown.width || area.height !== shown.height)
      return invalid('mask', 'The mask must be as wide and high as the first picture.');
    if (!area.hasAlpha) return invalid('mask', 'The mask must be see-through where the picture may change.');
    return { seeThrough, white: await open(seeThrough).extractChannel('alpha').negate().png().toBuffer() };
  } catch (error) {
    if (error instanceof AppError) throw error;
    return invalid('mask', 'The picture or its mask can’t be opened.');
  }
}
