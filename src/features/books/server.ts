import { reencodeImage } from '#kit/files/reencode-image.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { drawScene, sceneFor } from '#illustrator/illustrate.server.ts';
import { noSuchWork, workAccess } from '#tools/work/access.server.ts';
import { longestPicture, type Book } from './book.ts';
import { bookCover, drawCoverPicture } from './contract.ts';
import { drawCover } from './cover/draw-cover.server.ts';
import { bookWork } from './kind.ts';

const coverWidth = 400;

export const bookEndpoints = [
  implement(bookCover, async ({ params: { id } }, context) => {
    const { work } = await workAccess(context, id, 'reader');
    const { content, condition } = context.works.read(work);
    if (work.kind !== bookWork.id || condition !== 'sound') throw noSuchWork();
    const [cover] = await reencodeImage(await drawCover(work.title, content as Book), {
      maxPixels: 20_000_000,
      sizes: [{ width: coverWidth, height: coverWidth * 2, fit: 'inside' }],
    });
    return new Response(new Uint8Array(cover!.bytes), {
      headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=300' },
    });
  }),

  implement(drawCoverPicture, async ({ body: { description, style, seed } }, context) => {
    const who = await context.principal();
    const { scene } = await sceneFor({ prompt: description, seed, style }, who);
    const { bytes } = await drawScene({ scene, seed, width: 900, height: 720, format: 'webp' }, who);
    const address = (drawn: Uint8Array) => `data:image/webp;base64,${Buffer.from(drawn).toString('base64')}`;
    if (address(bytes).length <= longestPicture) return { picture: address(bytes) };
    const sizes = [600, 400].map((width) => ({ width, height: width, fit: 'inside' as const }));
    const smaller = await reencodeImage(bytes, { maxPixels: 4_000_000, sizes });
    return {
      picture: smaller.map((one) => address(one.bytes)).find((one) => one.length <= longestPicture) ?? '',
    };
  }),
];
