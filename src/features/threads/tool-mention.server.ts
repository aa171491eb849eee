/** `@search bamboo flooring`: the tool runs for whoever asked it, and what it makes stands in the thread. */
import { randomUUID } from 'node:crypto';
import { AppError } from '#kit/errors.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { toolCallIn, type ToolCall } from './mentions.ts';
import { writeMessage } from './post.server.ts';
import { inputFor } from './tool-input.ts';
import type { MessageRow } from './who.server.ts';

export async function runCalledTool(context: MemberContext, asked: MessageRow) {
  const call = toolCallIn(asked.text, (id) => context.runs.find(id) !== undefined);
  if (!call) return;
  const answer = { id: randomUUID(), threadId: asked.threadId, replyTo: asked.id };
  try {
    const row = await startTool(context, call);
    await writeMessage(context, { ...answer, kind: 'run', runId: row.id, text: row.title });
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    const title = context.runs.titleOf(call.tool);
    await writeMessage(context, { ...answer, kind: 'note', text: `${title}: ${error.message}` });
  }
}

export function startTool({ runs, caller }: MemberContext, { tool: id, ask }: ToolCall) {
  const { tool } = runs.toolOf(id);
  const { input, read } = inputFor(tool, ask);
  return runs.start({ ownerId: caller.user.id, tool: id, input, read, engine: null, parentId: null });
}
