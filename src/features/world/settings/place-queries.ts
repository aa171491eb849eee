import { ownPlace, placeOf, worldPeople, worldPlaces } from '../contract.ts';

/** What tells where someone is. */
export const placeQueries = [ownPlace, placeOf, worldPlaces, worldPeople];
