/** The preview picture of every page that everyone can open, with its title and description. */
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { pagePicture } from '#kit/previews/contract.ts';
import { pictureAnswer, previewOf } from '#kit/previews/previews.server.ts';
import { pageDescriptions } from './page-descriptions.ts';
import { picturedPage } from './pictured-page.ts';
import { pages } from './pages.ts';

export const pagePictureEndpoints = [
  implement(pagePicture, async ({ params: { id } }, { settings: { product } }) => {
    const row = pages.find((page) => page.id === id && picturedPage(page) === page);
    if (!row) throw new AppError('not_found:picture');
    const isHome = row.id === 'home';
    const png = await previewOf({
      kicker: isHome ? product.name : row.category,
      title: isHome ? product.tagline : row.title,
      words: pageDescriptions[row.id]!,
      product: product.name,
    });
    return pictureAnswer(png, 'public, max-age=86400');
  }),
];
