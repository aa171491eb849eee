import type { DescribedPlace } from '#kit/place.ts';
import type { BrandId } from '../page-row.ts';
import { pageWords } from '../page-words.ts';
import { placesOn } from './places.ts';

/** For pages that tell what each place is for. */
export const describedPlacesOn = (brand: BrandId): DescribedPlace[] =>
  placesOn(brand).map((place) => ({ ...place, description: pageWords[place.id]! }));
