/** How the pages for several documents are opened with some of them chosen. The address names them, so it survives a reload. */
import { href } from '#kit/href.ts';

const parameter = 'documents';
const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export function severalAddress(
  page: '/documents/compare' | '/documents/extract',
  documents: readonly string[],
): string {
  return documents.length === 0 ? href(page) : `${href(page)}?${parameter}=${documents.join('.')}`;
}

export const chosenIn = (search: URLSearchParams): string[] =>
  (search.get(parameter) ?? '').split('.').filter((one) => id.test(one));
