/** A document as a PDF: set by Typst, tagged, with bookmarks, links and footnotes. */
import { AppError } from '#kit/errors.ts';
import { whichLanguage } from '#language/which-language.ts';
import type { OutlinePart } from '../outline.ts';
import { cutBlocks } from './cut-blocks.ts';
import { readFontFile } from './font-file.server.ts';
import { layout, page } from './layout.ts';
import { createPictures } from './pictures.server.ts';
import { printBlocks, type PrintBlock } from './print-blocks.ts';
import { textsOf } from './texts-of.ts';
import { toLayout } from './to-layout.ts';
import { chooseTypefaces, missingSign } from './typefaces.server.ts';
import { typeset } from './typst.server.ts';

export const mostPages = 300;
const heightOfAll = mostPages * (page.height - page.top - page.bottom);
const mostAttempts = 6;

export interface PdfOptions {
  parts: readonly OutlinePart[];
  /** Where links to our own pages lead. */
  origin: string;
  /** Why letters that it needs are not there. */
  problems?: readonly string[];
}

const missingWords = `Some characters aren’t available and are shown as ${missingSign}. The Markdown export has them all.`;
const fullWords = `Cut after ${mostPages} pages; the Markdown export has the rest.`;

export async function writePdf({
  parts,
  origin,
  problems = [],
}: PdfOptions): Promise<Uint8Array<ArrayBuffer>> {
  const sample = textsOf(parts);
  const title = parts.find((part) => part.is === 'title')?.text ?? '';
  const typefaces = chooseTypefaces(sample);
  const pictures = createPictures();
  const all = printBlocks(parts);

  async function attempt(blocks: readonly PrintBlock[], foot: string) {
    const { settable } = typefaces;
    const drawn = toLayout(blocks, { origin, settable, addPicture: pictures.add });
    const name = settable(title.replaceAll(/\s+/g, ' ').trim());
    const footWords = settable(foot);
    if (typefaces.isAnyMissing()) {
      const text = [missingWords, ...problems].join(' ');
      const head = drawn.findIndex(({ is }) => is !== 'title' && is !== 'note');
      drawn.splice(
        head,
        0,
        ...toLayout([{ is: 'note', text }], { origin, settable, addPicture: pictures.add }),
      );
    }
    const { families: fonts, files } = typefaces.chosen();
    const printed = await pictures.printed();
    const data = {
      title: name || null,
      language: whichLanguage(sample) ?? 'en',
      fonts,
      foot: footWords,
      blocks: drawn,
      pictures: Object.fromEntries(
        [...printed].map(([key, picture]) => [
          key,
          picture ? { file: picture.file, width: picture.width } : null,
        ]),
      ),
    };
    return typeset(
      {
        source: layout,
        files: {
          'document.json': Buffer.from(JSON.stringify(data)),
          ...Object.fromEntries([...printed.values()].flatMap((one) => (one ? [[one.file, one.bytes]] : []))),
        },
        fonts: files.map(readFontFile),
      },
      ({ pages, print }) => ({ pages, bytes: pages <= mostPages ? print() : undefined }),
    );
  }

  let most = heightOfAll;
  for (let count = 0; count < mostAttempts; count += 1) {
    const { blocks, isCut, height } = cutBlocks(all, most);
    const { pages, bytes } = await attempt(blocks, isCut ? fullWords : title);
    if (bytes) return bytes;
    // By how much it was too long, and a little more each time.
    most = Math.floor((height * (mostPages - count)) / pages);
  }
  throw new AppError('too_large:work', { message: 'This is too long for a PDF.' });
}
