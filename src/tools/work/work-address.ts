/** Where a work is edited; undefined where its kind has no page. */
export const workAddress = (page: string | undefined, id: string) =>
  page && `${page}${page.includes('?') ? '&' : '?'}work=${id}`;
