import { thanksShelves } from './contract.ts';

const uuid = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;

/** What cannot be is left out. */
export function filterIn(search: URLSearchParams) {
  const shelf = thanksShelves.find((one) => one === search.get('shelf'));
  const fitting = (name: 'of' | 'about' | 'before', shape: RegExp) => {
    const value = search.get(name) ?? '';
    return shape.test(value) ? { [name]: value } : {};
  };
  return {
    ...(shelf && { shelf }),
    ...fitting('of', /^[\w.-]{1,60}$/),
    ...fitting('about', new RegExp(`^[a-z]{1,40}:${uuid}$`)),
    ...fitting('before', new RegExp(`^${uuid}$`)),
  } as { shelf?: typeof shelf & string; of?: string; about?: string; before?: string };
}
