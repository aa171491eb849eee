import type { DescribedPlace } from '#kit/place.ts';
import { pageDescriptions } from '../page-descriptions.ts';
import type { BrandId } from '../page-row.ts';
import { placesOn } from './places.ts';

/** For pages that tell what each place is for. */
export const describedPlacesOn = (brand: BrandId): DescribedPlace[] =>
  placesOn(brand).map((place) => ({ ...place, description: pageDescriptions[place.id]! }));
