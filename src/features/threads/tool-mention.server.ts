/** `@search bamboo flooring`: the tool runs for whoever asked it, and what it makes stands in the thread. */
import { randomUUID } from 'node:crypto';
import { spendAs } from '#kit/credits/spender.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Context, MemberContext } from '#kit/http/context.server.ts';
import { gather } from '#kit/feature/server-feature.server.ts';
import { callIn, toolCallIn, type ToolCall } from './mentions.ts';
import { writeMessage } from './post.server.ts';
import type { CalledRun } from '#tools/define/mentionable.server.ts';
import { inputFor } from '#tools/define/plain-input.ts';
import { readInput } from '#tools/define/read-input.ts';
import { memberIds } from './queries.server.ts';
import type { MessageRow, Visitor } from './thread-access.server.ts';

export async function runCalledTool(context: MemberContext, asked: MessageRow) {
  const call = toolCallIn(asked.text, (id) => context.runs.find(id) !== undefined);
  const answer = { id: randomUUID(), threadId: asked.threadId, replyTo: asked.id };
  let tool = call?.tool;
  try {
    const called = call ? undefined : await calledBy(context, asked);
    tool ??= called?.tool;
    const row = call
      ? await startTool(context, asked.threadId, call)
      : called && (await startCalled(context, called));
    if (row) await writeMessage(context, { ...answer, kind: 'run', runId: row.id, text: row.title });
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500 || tool === undefined) throw error;
    const title = context.runs.titleOf(tool);
    await writeMessage(context, { ...answer, kind: 'note', text: `${title}: ${error.message}` });
  }
}

/** A guest who calls one hears at once that nobody comes. */
export async function refuseTool(context: Context & Visitor, { id, text, threadId }: MessageRow) {
  if (!toolCallIn(text, (tool) => context.runs.find(tool) !== undefined)) return;
  const words = 'Guests can’t use tools here. Sign in, or ask someone with an account.';
  await writeMessage(context, { id: randomUUID(), threadId, replyTo: id, kind: 'note', text: words });
}

/** Whoever else answers to a name: the first room that knows it. */
async function calledBy(context: MemberContext, { text, threadId }: MessageRow) {
  const call = callIn(text);
  if (!call) return undefined;
  const members = await memberIds(context.db, threadId);
  for (const mentionable of gather(context.features, 'mentionables')) {
    const called = await mentionable.find(context, call.name, call.ask, { members });
    if (called) return called;
  }
  return undefined;
}

function startCalled({ runs, caller: { user } }: MemberContext, { tool: id, input, businessId }: CalledRun) {
  const { tool } = runs.toolOf(id);
  const read = readInput(tool, input);
  const start = () => runs.start({ ...forAll(businessId ?? user.id), tool: id, input, read });
  return businessId ? spendAs({ apiKeyId: null, personId: user.id }, start) : start();
}

/** Everyone in the thread reads it, so it looks into nothing of whoever asked. */
export const forAll = (ownerId: string) => ({
  ownerId,
  engine: null,
  parentId: null,
  isPublicAudience: true,
});

/** A tool that can reads what was said in the thread, which everyone who sees its answer can read, too. */
export function startTool({ runs, caller }: MemberContext, thread: string, { tool: id, ask }: ToolCall) {
  const { tool } = runs.toolOf(id);
  const { input: words } = inputFor(tool, ask);
  const input = 'thread' in tool.input.shape ? { ...words, thread } : words;
  return runs.start({ ...forAll(caller.user.id), tool: id, input, read: readInput(tool, input) });
}
