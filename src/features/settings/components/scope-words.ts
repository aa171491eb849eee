import type { ScopeWords } from '#kit/api-keys/fields.ts';

/** What a key of a person may do. */
export const scopeWords: ScopeWords = {
  'account:read': { label: 'Read your account', hint: 'Your name, handle, address and picture.' },
  'tools:run': {
    label: 'Run tools',
    hint: 'Use the AI tools with your credits, and get the result of each run.',
  },
  'content:read': {
    label: 'Read your content',
    hint: 'Your history, works, documents, pictures and word lists.',
  },
  'content:write': {
    label: 'Change your content',
    hint: 'Create, edit, delete and restore works, documents and pictures.',
  },
};
