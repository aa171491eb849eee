/** Carries out what an engine asked of its tools. A tool that fails tells the engine so, and the answer goes on. */
import type { LanguageModelV4Message, LanguageModelV4ToolCall } from '@ai-sdk/provider';
import type { Log } from '#kit/log.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Part, Tools } from './messages.ts';
import { parseInput } from './turn.ts';

type ToolMessage = Extract<LanguageModelV4Message, { role: 'tool' }>;
type JsonOutput = Extract<ToolMessage['content'][number], { type: 'tool-result' }>['output'];

interface Options {
  tools: Tools;
  signal: AbortSignal;
  log: Log;
  tell(part: Part): void;
}

export async function runTools(
  calls: readonly LanguageModelV4ToolCall[],
  { tools, signal, log, tell }: Options,
): Promise<ToolMessage> {
  const content = await Promise.all(
    calls.map(async ({ toolCallId: id, toolName: name, input }): Promise<ToolMessage['content'][number]> => {
      const { output, failed } = await runOne(tools, name, parseInput(input), signal, log);
      signal.throwIfAborted();
      tell({ type: 'tool-result', id, name, output, failed });
      const value = { type: failed ? 'error-text' : 'json', value: output } as JsonOutput;
      return { type: 'tool-result', toolCallId: id, toolName: name, output: value };
    }),
  );
  return { role: 'tool', content };
}

async function runOne(tools: Tools, name: string, given: unknown, signal: AbortSignal, log: Log) {
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (!tool?.run || !('safeParse' in tool.input)) return { output: 'Tool not found.', failed: true };
  const input = tool.input.safeParse(given);
  if (!input.success) return { output: `Invalid input: ${input.error.issues[0]!.message}`, failed: true };
  try {
    const output = await tool.run(input.data as never, { signal });
    return { output: output ?? null, failed: false };
  } catch (error) {
    if (!(error instanceof AppError))
      log.warn(
        { event: 'engine.tool_failed', err: error, tool: name },
        'A tool that an engine called failed.',
      );
    return { output: error instanceof AppError ? error.message : 'The tool failed.', failed: true };
  }
}
