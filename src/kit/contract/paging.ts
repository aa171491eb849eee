/** Lists that come in pages: a query names the last id seen as `before`, an answer the `next` such id, null at the end. */
import { z } from 'zod';

/** The answer: one page of items. More fields by `.extend()`. */
export const page = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.string().nullable() });

/** The query: what to filter by, and from where to continue. */
export const paged = <Filter extends z.core.$ZodLooseShape>(filter: Filter) =>
  z.strictObject({ ...filter, before: z.uuid().optional() });
