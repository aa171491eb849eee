import { z } from 'zod';
import { defineEvent } from '#kit/events/define-event.ts';
import { documentStates } from './states.ts';

/** To the open pages of its owner: a document came further, or changed. */
export const documentChanged = defineEvent(
  'document.changed',
  z.object({
    id: z.string(),
    state: z.enum(documentStates),
    pagesRead: z.number(),
    pageCount: z.number().nullable(),
  }),
);
