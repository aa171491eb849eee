import { pageNames } from '#kit/documents/read/forms.ts';
import type { DocumentView } from '../contract.ts';

/** How far it is, in a few words. */
export function stateWords({ state, form, pageCount, pagesRead, failure }: DocumentView): string {
  const pages = (count: number) =>
    `${count.toLocaleString('en')} ${pageNames[form].toLowerCase()}${count === 1 ? '' : 's'}`;
  if (state === 'waiting') return 'Waiting to be read';
  if (state === 'reading')
    return pageCount ? `Reading: ${pagesRead.toLocaleString('en')} of ${pages(pageCount)}` : 'Opening';
  if (state === 'locked') return 'Protected by a password';
  if (state === 'failed')
    return pagesRead > 0 ? `${pages(pagesRead)} read, then stopped` : (failure ?? 'Could not be read');
  return pages(pageCount ?? pagesRead);
}
