/** Word of executions: to the process that works on one, and to the open pages of its owner. */
import { z } from 'zod';
import type { Bus, Emitter } from '#kit/events/bus.server.ts';
import { defineEvent } from '#kit/events/define-event.ts';
import { ownChannelOf } from '#kit/realtime/channel-names.ts';

const workflowsChannel = 'workflows';
export const executionStopped = defineEvent('workflow.stopped', z.object({ id: z.string() }));
const executionChanged = defineEvent('workflow.changed', z.object({ id: z.string(), work: z.string() }));

interface Which {
  id: string;
  workId: string;
  ownerId: string;
}

/** Never kept: whoever misses it asks. */
export const publishExecutionChanged = (bus: Bus, { id, workId, ownerId }: Which) =>
  bus.tell(ownChannelOf(ownerId), executionChanged, { id, work: workId });

export const publishStopped = (tx: Emitter, id: string) =>
  tx.emit(workflowsChannel, executionStopped, { id });
