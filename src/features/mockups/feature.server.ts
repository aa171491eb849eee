import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { mockupEndpoints } from './server.ts';
import { mockupComments } from './table.server.ts';
import { mockupUpload } from './upload-use.server.ts';
import { mockupWorks } from './work.server.ts';

export const mockups = defineServerFeature({
  endpoints: mockupEndpoints,
  works: [mockupWorks],
  uploadUses: [mockupUpload],
  personalData: [
    // Said at the place of others, who answered it: it stays there without the name, and goes with the mockup.
    {
      table: mockupComments,
      export: ownedRows(mockupComments, mockupComments.authorId),
      erase: 'keep',
    },
  ],
});
