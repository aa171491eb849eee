/** The endpoints are made by `app/`, which alone knows every page. */
import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { peopleSource } from './people.server.ts';

export const topics = defineServerFeature({
  topics: [peopleSource],
});
