/** The public page of a business. There is one while it shows something: else nobody learns that the business is here. */
import { and, count, eq } from 'drizzle-orm';
import { businesses } from '#kit/businesses/table.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { readBusinessPage } from './contract.ts';
import { makers, ofMaker } from './makers.server.ts';
import { isVisible } from './queries.server.ts';
import { galleryItems } from './table.server.ts';

export const businessPageEndpoints = [
  implement(readBusinessPage, async ({ params: { handle } }, context) => {
    const { id, name, about, picture } = businesses;
    const [found] = await context.db
      .select({ name, handle: businesses.handle, about, picture, creations: count() })
      .from(galleryItems)
      .innerJoin(makers, ofMaker)
      .innerJoin(businesses, eq(id, galleryItems.ownerId))
      .where(and(eq(businesses.handle, handle.toLowerCase()), isVisible(context)))
      .groupBy(id);
    if (!found)
      throw new AppError('not_found:business', {
        message: 'Business not found, or it hasn’t published anything.',
      });
    return found;
  }),
];
