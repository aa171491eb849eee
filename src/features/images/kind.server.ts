/** Pictures as a kind of result: drawn again from their recipe in whatever form they are taken away. */
import { drawScene } from '#illustrator/illustrate.server.ts';
import { AppError } from '#kit/errors.ts';
import { jsonExporter } from '#tools/export/document-exporters.server.ts';
import type { Exporter } from '#tools/export/exporter.ts';
import { implementKind } from '#tools/kinds/implement-kind.server.ts';
import { pictureData } from './data.ts';
import { pictureKind } from './kind.ts';

type Form = 'png' | 'webp' | 'svg';

const drawn = (
  format: Form,
  label: string,
  contentType: string,
  { larger = 1, name = format }: { larger?: number; name?: string } = {},
): Exporter => ({
  format: name,
  label,
  extension: format,
  contentType,
  async write({ output, ownerId }) {
    const { recipe } = pictureData.parse(output.data);
    if (!recipe)
      throw new AppError('invalid:format', {
        message: 'This engine only returns a bitmap. Download the picture below it.',
      });
    const { scene, seed, width, height } = recipe;
    const { bytes } = await drawScene(
      { scene, seed, width: width * larger, height: height * larger, format },
      ownerId,
    );
    return new Uint8Array(bytes);
  },
});

export const recipeExporter: Exporter = {
  format: 'recipe',
  label: 'Settings (JSON)',
  extension: 'json',
  contentType: 'application/json',
  write: ({ output }) => `${JSON.stringify(pictureData.parse(output.data).recipe, null, 2)}\n`,
};

export const pictureResults = implementKind(pictureKind, {
  schema: pictureData,
  exporters: [
    drawn('png', 'PNG', 'image/png'),
    drawn('png', 'PNG, twice as large', 'image/png', { larger: 2, name: 'png2' }),
    drawn('webp', 'WebP', 'image/webp'),
    drawn('svg', 'SVG with layers', 'image/svg+xml'),
    recipeExporter,
    jsonExporter,
  ],
  tell: (data) => ({ details: { ...data } }),
});
