import path from 'node:path';
import { addressOf } from '#kit/contract/call.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import { exampleInput } from '#tools/share/gallery-contract.ts';
import type { GalleryExamples } from '#tools/share/gallery-examples.ts';
import { listShelves } from '../queries.server.ts';
import { areExamplesShown } from './are-shown.ts';
import { examplePicture, listExamples } from './contract.ts';
import { examplePictureBytes } from './drawn.server.ts';

export function exampleEndpoints(sources: readonly GalleryExamples[]) {
  // Those of each tool are spread over the whole.
  const inOrder = sources
    .flatMap((source) =>
      source.pieces.map((piece, at) => ({ source, piece, share: (at + 0.5) / source.pieces.length })),
    )
    .toSorted((one, other) => one.share - other.share);
  const byId = new Map(inOrder.map((example) => [example.piece.id, example]));

  function find(id: string) {
    const example = byId.get(id);
    if (!example) throw new AppError('not_found:example');
    return example;
  }

  return [
    implement(listExamples, async (_, context) => {
      const maker = context.settings.product.name;
      if (!(await areShown(context))) return { maker, items: [] };
      return {
        maker,
        items: [...byId.values()].flatMap(({ source, piece: { input, ...piece } }) => {
          const tool = context.runs.find(source.tool)?.tool;
          if (!tool?.page) return [];
          const words = tool.titleOf?.(input as never) ?? piece.title;
          return [{ ...piece, tool: tool.id, toolTitle: tool.title, toolPage: tool.page, words }];
        }),
      };
    }),

    implement(exampleInput, ({ params: { id } }, { settings }) => {
      const { source, piece } = find(id);
      return {
        tool: source.tool,
        title: piece.title,
        by: settings.product.name,
        thumbnail: addressOf(examplePicture, { params: { id, width: '320' } }),
        input: piece.input,
      };
    }),

    implement(examplePicture, async ({ params: { id, width } }, { settings }) => {
      const folder = path.join(settings.dataDir, 'gallery-examples');
      const bytes = await examplePictureBytes({ ...find(id), width: Number(width), folder });
      return new Response(new Uint8Array(bytes), {
        headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=86400' },
      });
    }),
  ];
}

async function areShown(context: Context): Promise<boolean> {
  const isOn = context.ownerSettings.current.galleryExamples;
  const shelves = isOn ? await listShelves(context) : [];
  return areExamplesShown(
    isOn,
    shelves.reduce((sum, { count }) => sum + count, 0),
  );
}
