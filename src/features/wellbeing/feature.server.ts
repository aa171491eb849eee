import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { entriesOf } from './entries.server.ts';
import { wellbeingEndpoints } from './server.ts';
import { wellbeingEntries } from './table.server.ts';

export const wellbeing = defineServerFeature({
  endpoints: wellbeingEndpoints,
  personalData: [
    {
      table: wellbeingEntries,
      // In plain text: the archive is their own.
      export: (db, { id }, { secrets }) => entriesOf(db, secrets, id),
      erase: 'cascade',
    },
  ],
});
