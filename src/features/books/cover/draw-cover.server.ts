/** The cover as a picture: its backdrop, and the words over it. */
import { drawable } from '#kit/previews/drawable.server.ts';
import { drawText, type DrawnText, type TextStyle } from '#kit/previews/drawn-text.server.ts';
import { cutAtWord } from '#kit/cut-at-word.ts';
import type { Book } from '../book.ts';
import { backdrop, coverSize, nameBand } from './backdrop.ts';
import { colours } from './colours.ts';

/** Drawn larger than the backdrop is measured in, so that it is sharp on a tablet. */
const scale = 2;
const width = coverSize.width * scale;
const side = 60 * scale;
const column = width - 2 * side;

type Covered = Pick<Book, 'cover' | 'subtitle' | 'author'>;

/** As a PNG; `tall`: how many times as tall as it is wide. */
export async function drawCover(
  title: string,
  { cover, subtitle, author }: Covered,
  tall: number = coverSize.height / coverSize.width,
): Promise<Buffer> {
  const height = Math.round(width * tall);
  const { default: sharp } = await import('sharp');
  const { words: color } = colours[cover.palette];
  const style = (face: TextStyle['face'], size: number): TextStyle => ({
    face,
    size: size * scale,
    color,
    width: column,
  });
  const heading = await largestFit((await drawable(title)) || 'Untitled', (size) => style('bold', size));
  const lines = [{ drawn: heading, top: 110 * scale }];
  const below = await drawable(cutAtWord(subtitle, 120));
  if (below)
    lines.push({ drawn: await drawText(below, style('medium', 26)), top: 136 * scale + heading.height });
  const by = await drawable(cutAtWord(author, 60));
  if (by) {
    const drawn = await drawText(by, style('medium', 30));
    lines.push({ drawn, top: height - 65 * scale - drawn.height / 2 });
  }
  const svg = (inner: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${coverSize.width} ${coverSize.height}" preserveAspectRatio="xMidYMax slice">${inner}</svg>`,
    );
  return sharp(svg(backdrop(cover)))
    .composite([
      ...(await pictureLayer(cover, height)),
      ...(by ? [{ input: svg(nameBand(cover)), top: 0, left: 0 }] : []),
      ...lines.map(({ drawn, top }) => ({ input: drawn.png, top: Math.round(top), left: side })),
    ])
    .png({ palette: cover.motif !== 'picture' })
    .toBuffer();
}

const tallest = 330 * scale;

async function largestFit(title: string, style: (size: number) => TextStyle): Promise<DrawnText> {
  for (const size of [76, 64, 54, 44, 36]) {
    if (title.length > ((column * tallest) / (size * scale) ** 2) * 2.4) continue;
    const drawn = await drawText(title, style(size));
    if (drawn.height <= tallest) return drawn;
  }
  return drawText(cutAtWord(title, 110), style(32));
}

/** The picture fills the lower part, below the words. */
async function pictureLayer({ motif, picture }: Book['cover'], height: number) {
  const data = /^data:image\/\w+;base64,(.*)$/s.exec(picture)?.[1];
  if (motif !== 'picture' || !data) return [];
  const { openPicture } = await import('#kit/models/runners/open-picture.server.ts');
  const top = Math.round(height / 2);
  const input = await openPicture(Buffer.from(data, 'base64'), (opened) =>
    opened
      .resize({ width, height: height - top, fit: 'cover' })
      .png()
      .toBuffer(),
  ).catch(() => undefined); // a picture that cannot be opened leaves the plain cover
  return input ? [{ input, top, left: 0 }] : [];
}
