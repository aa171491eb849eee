/** What the list is narrowed to stands in the address, so that it can be linked to and gone back from. */
import type { z } from 'zod';
import type { worldPeople } from './contract.ts';
import { longestPlaceId, longestPlaceSearch, placeIdShape } from './place.ts';

type Filter = z.input<typeof worldPeople.query>;

const uuidShape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What cannot be is left out: an address that someone mistyped shows everyone. */
export function filterIn(search: URLSearchParams): Omit<Filter, 'area'> {
  const q = (search.get('q') ?? '').trim().slice(0, longestPlaceSearch).toWellFormed();
  const fitting = (name: string, shape: RegExp) => {
    const value = search.get(name) ?? '';
    return value.length <= longestPlaceId && shape.test(value) ? { [name]: value } : {};
  };
  return {
    ...(q && { q }),
    ...fitting('country', /^[A-Z]{2}$/),
    ...fitting('place', placeIdShape),
    ...fitting('before', uuidShape),
  };
}
