/** Which experiments the address asks for. What makes no sense in it is left out. */
import { labViews, type LabFilter } from './contract.ts';
import { longestTitle } from './limits.ts';
import { labStatuses } from './table-words.ts';

export function filterIn(search: URLSearchParams): LabFilter {
  const shelf = labViews.find((known) => known === search.get('shelf'));
  const status = labStatuses.find((known) => known === search.get('status'));
  const said = (['q', 'tag', 'before'] as const).flatMap((name) => {
    const value = search.get(name)?.trim().slice(0, longestTitle);
    return value ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(said), ...(shelf && { shelf }), ...(status && { status }) };
}
