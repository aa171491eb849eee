import { cutAtWord } from '#kit/cut-at-word.ts';
import { backdrop, colors } from './backdrop.ts';
import { cardSize, type PreviewCard } from './card.ts';
import { drawable } from './drawable.server.ts';
import { drawText, type DrawnText, type TextStyle } from './drawn-text.server.ts';

const left = 80;
const column = 740;
const titleStyle = (size: number): TextStyle => ({ face: 'bold', size, color: colors.ink, width: column });
const smallStyle = (color: string): TextStyle => ({ face: 'medium', size: 30, color, width: column });
const footStyle: TextStyle = { face: 'bold', size: 38, color: colors.ink, width: column };

/** The picture of a link, as a PNG. */
export async function drawCard({ kicker, title, words, product }: PreviewCard): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const above = await drawable(kicker);
  const heading = (await drawable(title)) || above || product;
  const drawnTitle = await firstThatFits(heading, [80, 68, 56, 48], 330, titleStyle);
  // A title of few lines leaves room for the first words below it.
  const room = 330 - drawnTitle.height;
  const said = room > 90 ? await drawable(words) : '';

  const layers = [
    at(await drawText(above === heading || above === '' ? product : above, smallStyle(colors.bamboo)), 72),
    at(drawnTitle, 132),
    at(await drawText(product, footStyle), 540, left + 70),
    ...(said
      ? [
          at(
            await firstThatFits(said, [30], room - 28, () => smallStyle(colors.muted)),
            160 + drawnTitle.height,
          ),
        ]
      : []),
  ];
  return sharp(Buffer.from(backdrop())).resize(cardSize).composite(layers).png({ palette: true }).toBuffer();
}

const at = ({ png }: DrawnText, top: number, at = left) => ({ input: png, top, left: at });

/** Of these sizes the largest at which it is no taller than this; what fits in none of them is cut short. */
async function firstThatFits(
  text: string,
  sizes: readonly number[],
  tallest: number,
  style: (size: number) => TextStyle,
): Promise<DrawnText> {
  const smallest = sizes.at(-1)!;
  for (const size of sizes) {
    // So much text cannot fit, and need not be drawn to know it.
    if (text.length > (column / size) * 3 * (tallest / size)) continue;
    const drawn = await drawText(text, style(size));
    if (drawn.height <= tallest) return drawn;
  }
  let length = Math.min(text.length, Math.round((column / smallest) * 2 * (tallest / smallest)));
  for (;;) {
    const drawn = await drawText(cutAtWord(text, length), style(smallest));
    if (drawn.height <= tallest || length < 10) return drawn;
    length = Math.round(length * 0.8);
  }
}
