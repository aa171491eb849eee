import { AppError } from '#kit/errors.ts';
import { findPassages } from '#kit/search/find.server.ts';
import { implement, type Implementation } from '#kit/http/implement.server.ts';
import { searchFor } from './conduct.server.ts';
import { searchDescription, searchOnce } from './contract.ts';
import type { SearchData } from './data.ts';
import { searchFields } from './fields.ts';
import { lookUpIn } from './find/look-up.server.ts';
import { findInsideBy } from './find/site-results.server.ts';
import { openSearchDescription } from './open-search.ts';

export const searchEndpoints: readonly Implementation[] = [
  implement(searchOnce, async ({ query }, context) => {
    const read = searchFields.safeParse(query);
    if (!read.success) {
      const issues = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
      throw new AppError('invalid', { message: issues[0]!.message, issues });
    }
    const { sources, safeFetch, models, log, request } = context;
    let last: SearchData | undefined;
    const parts = {
      sources,
      safeFetch,
      models,
      log,
      signal: request.signal,
      findInside: findInsideBy((wanted) => findPassages(context, wanted)),
      lookUp: lookUpIn(context.bamboo),
    };
    for await (const update of searchFor(read.data, parts)) if ('data' in update) last = update.data;
    return last!;
  }),
  implement(searchDescription, (_, { settings }) => {
    const body = openSearchDescription(settings.product.name, settings.publicUrl);
    return new Response(body, {
      headers: {
        'content-type': 'application/opensearchdescription+xml; charset=utf-8',
        'cache-control': 'public, max-age=86400',
      },
    });
  }),
];
