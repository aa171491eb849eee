/** Which questions the address asks for. What makes no sense in it is left out. */
import { questionListViews, type QuestionFilter } from './contract.ts';
import { longestTitle } from './limits.ts';

export function filterIn(search: URLSearchParams): QuestionFilter {
  const shelf = questionListViews.find((known) => known === search.get('shelf'));
  const said = (['q', 'tag', 'before'] as const).flatMap((name) => {
    const value = search.get(name)?.trim().slice(0, longestTitle);
    return value ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(said), ...(shelf && { shelf }) };
}
