import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { helpLibrary } from './help/own-library.server.ts';
import { helpSearch } from './help/search-source.server.ts';
import { assistantEndpoints } from './server.ts';
import { chatConversations, chatMessages } from './table.server.ts';
import { searchHelp } from './help/search.server.ts';

export const assistant = defineServerFeature({
  endpoints: assistantEndpoints(helpLibrary),
  searchSources: [helpSearch],
  bambooLibraries: [(services) => searchHelp(helpLibrary, services)],
  personalData: [
    {
      table: chatConversations,
      export: ownedRows(chatConversations, chatConversations.ownerId),
      erase: 'cascade',
    },
    { table: chatMessages, export: ownedRows(chatMessages, chatMessages.ownerId), erase: 'cascade' },
  ],
});
