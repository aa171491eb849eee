import type { KnownPlaces } from '#social/places/known-places.server.ts';
import { gazetteer } from './gazetteer/gazetteer.server.ts';
import { longestPlaceId, placeIdShape } from './place.ts';
import { presentPlace } from './present.server.ts';

export const knownPlaces: KnownPlaces = {
  async byId(id) {
    if (id.length > longestPlaceId || !placeIdShape.test(id)) return undefined;
    const place = (await gazetteer()).byId(id);
    if (!place) return undefined;
    const { regionId: _, ...view } = place;
    return presentPlace(view);
  },
};
