/** Public books: those of the gallery, as files and as a catalogue. Asked for through the gallery's own calls, so that nobody sees more here than there. */
import type { AnyEndpoint, OutputOf } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement, invoke, type Implementation, type RawInput } from '#kit/http/implement.server.ts';
import { getCreation, listGallery } from '#features/gallery/contract.ts';
import { bookSchema } from '../book-schema.ts';
import { opdsCatalogue, publicEpub } from '../contract.ts';
import { makeEpub } from '../files/make-files.server.ts';
import { bookKind } from '../kind.ts';
import { writeOpds } from './write-opds.ts';

/** `all`: the calls of every feature. */
export function shelfEndpoints(all: readonly Implementation[]): Implementation[] {
  async function ask<E extends AnyEndpoint>(
    endpoint: E,
    raw: RawInput,
    context: Context,
  ): Promise<OutputOf<E>> {
    const implementation = all.find((one) => one.endpoint === endpoint)!;
    return (await invoke<E>(implementation, raw, context)) as OutputOf<E>;
  }

  return [
    implement(publicEpub, async ({ params: { id } }, context) => {
      const creation = await ask(getCreation, { params: { id } }, context);
      const book = bookSchema.safeParse(creation.output.data);
      if (creation.kind !== bookKind.id || !book.success)
        throw new AppError('not_found:book', { message: 'That book isn’t public any longer.' });
      const bytes = await makeEpub({
        title: creation.title,
        book: book.data,
        origin: context.settings.publicUrl,
        identity: id,
        changedAt: new Date(creation.createdAt),
        who: id,
        signal: context.request.signal,
      });
      return new Response(new Uint8Array(bytes), {
        headers: {
          'content-type': 'application/epub+zip',
          'content-disposition': 'attachment; filename="book.epub"',
          'cache-control': 'no-cache',
        },
      });
    }),

    implement(opdsCatalogue, async ({ query }, context) => {
      const { items, next } = await ask(listGallery, { query: { ...query, kind: bookKind.id } }, context);
      const feed = writeOpds({
        books: items,
        origin: context.settings.publicUrl,
        product: context.settings.product.name,
        query: query.q,
        next,
      });
      return new Response(feed, {
        headers: {
          'content-type': 'application/atom+xml;profile=opds-catalog;kind=acquisition; charset=utf-8',
        },
      });
    }),
  ];
}
