/** Pictures that stand in a text, opened, bounded and written anew: whatever else was in their files stays behind. */
import { openPicture } from '#kit/models/runners/open-picture.server.ts';

interface PrintedPicture {
  file: string;
  bytes: Uint8Array;
  /** In points. */
  width: number;
}

/** Of its longer side: sharp in print, and no larger. */
const mostPixels = 1600;
const tallest = 480;
const pointsPerPixel = 0.75;

/** Undefined where it cannot be opened: its words stand there. */
async function printPicture(source: string, name: string): Promise<PrintedPicture | undefined> {
  const [, kind, data = ''] = /^data:image\/(\w+);base64,(.*)$/s.exec(source) ?? [];
  try {
    return await openPicture(Buffer.from(data, 'base64'), async (picture) => {
      const form = kind === 'jpeg' ? 'jpeg' : 'png';
      const { data: bytes, info } = await picture
        .resize({ width: mostPixels, height: mostPixels, fit: 'inside', withoutEnlargement: true })
        .toFormat(form, { quality: 88 })
        .toBuffer({ resolveWithObject: true });
      const width = Math.min(info.width * pointsPerPixel, (tallest * info.width) / info.height);
      return { file: `${name}.${form}`, bytes, width };
    });
  } catch {
    return undefined;
  }
}

/** Each picture once, under a name of its own. */
export function createPictures() {
  const names = new Map<string, string>();
  const printed = new Map<string, PrintedPicture | undefined>();
  return {
    add(source: string): string {
      const name = names.get(source) ?? `picture-${names.size + 1}`;
      names.set(source, name);
      return name;
    },
    async printed() {
      for (const [source, name] of names)
        if (!printed.has(name)) printed.set(name, await printPicture(source, name));
      return printed;
    },
  };
}
