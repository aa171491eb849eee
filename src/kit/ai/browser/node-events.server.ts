/** What the nodes say to each other about tabs. It is told and not kept: prompts are nobody's to read later. */
import { z } from 'zod';
import { defineEvent } from '#kit/events/define-event.ts';
import { failureCodes } from './tab-faults.server.ts';
import { readyModels } from './tab-messages.server.ts';

/** No browser can follow it: no kind of channel has this name. */
export const nodesChannel = 'browser-tabs';

/** An event goes to other nodes only below 8,000 bytes: base64 and these lengths stay below it. */
export const askPiece = 6_000;
export const answerPiece = 1_000;
const mostAskPieces = 150;

const node = z.string().max(64);
const id = z.string().max(64);

export const tabReady = defineEvent(
  'browser-tabs.ready',
  z.object({ node, id, principal: z.string().max(64), models: readyModels }),
);
export const tabGone = defineEvent('browser-tabs.gone', z.object({ node, id }));
/** A node that starts asks the others what they have. */
export const nodeStarted = defineEvent('browser-tabs.node-started', z.object({ node }));
export const nodeStopped = defineEvent('browser-tabs.node-stopped', z.object({ node }));

export const remoteAsk = defineEvent(
  'browser-tabs.ask',
  z.object({
    to: node,
    from: node,
    id,
    tab: id,
    part: z.number().int().min(0),
    parts: z.number().int().min(1).max(mostAskPieces),
    text: z.string().max(askPiece),
  }),
);
export const remoteCancel = defineEvent('browser-tabs.cancel', z.object({ id }));
export const remoteAnswer = defineEvent(
  'browser-tabs.answer',
  z.object({
    to: node,
    id,
    is: z.discriminatedUnion('type', [
      z.object({ type: z.literal('text'), text: z.string().max(answerPiece) }),
      z.object({ type: z.literal('alive') }),
      z.object({ type: z.literal('end') }),
      z.object({ type: z.literal('failed'), code: z.enum(failureCodes) }),
    ]),
  }),
);
