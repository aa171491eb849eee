/** From the town that someone named to what they want shown of it. Only the latter goes any further. */
import { AppError } from '#kit/errors.ts';
import type { Gazetteer, Place } from './gazetteer/gazetteer.server.ts';
import type { Precision } from './place.ts';

export function blurred(gazetteer: Gazetteer, given: Place, precision: Precision): Place {
  if (precision === 'country') return gazetteer.byId(given.country.toLowerCase())!;
  if (given.precision !== 'city')
    throw new AppError('invalid', {
      message: 'Choose a town, or show only your country.',
      issues: [{ path: 'place', message: 'Choose a town, or show only your country.' }],
    });
  return precision === 'region' ? gazetteer.regionOf(given).place : given;
}
