/** Runs a tool for a program: a run like any other, with its row in the history, told as progress and then as a result. */
import { ownerFor } from '#kit/businesses/act-for.server.ts';
import { z } from 'zod';
import { AppError } from '#kit/errors.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import type { RunEvent } from '#tools/run/contract.ts';
import { readInput } from '#tools/define/read-input.ts';
import { findOwnRun } from '#tools/run/run-queries.server.ts';
import type { AnyTool } from '#tools/define/tool.ts';
import { callEnginesTool, enginesToolName } from './engines.server.ts';
import { knowsLinks } from './protocol-version.ts';
import { choosesEngine } from './list-tools.server.ts';
import { codes, ProtocolError, readParams, type Request } from './message.ts';
import { presentRun } from './tool-result.server.ts';

/** Between two tidings of a text that grows. */
const pace = 500;

export interface Progress {
  progress: number;
  total?: number;
  message?: string;
}

interface Waiting {
  /** The client wants it no more: the run is stopped. */
  cancelled: AbortSignal;
  /** Nobody reads any more. */
  left: AbortSignal;
}

const callParams = z.looseObject({
  name: z.string(),
  arguments: z.record(z.string(), z.unknown()).default({}),
});

export type ToolCall = AsyncGenerator<Progress, object | undefined, undefined>;

/** Checks at once how it was asked; the generator ends without a result where nobody waits for one. */
export function callTool(request: Request, context: MemberContext, waiting: Waiting): ToolCall {
  const { name, arguments: input } = readParams(callParams, request);
  if (name === enginesToolName) return listEngines(input, context);
  const known = context.runs.find(name);
  if (!known) throw new ProtocolError(codes.invalidParams, `Unknown tool: ${name}`);
  return perform(known.tool, input, context, waiting);
}

// oxlint-disable-next-line require-yield -- it is there at once
async function* listEngines(input: unknown, context: MemberContext): ToolCall {
  return callEnginesTool(input, context);
}

async function* perform(
  tool: AnyTool,
  given: Record<string, unknown>,
  { runs, db, caller, log, headers }: MemberContext,
  { cancelled, left }: Waiting,
): ToolCall {
  const ownerId = ownerFor(caller);
  try {
    const { input, engine } = splitEngine(tool, given);
    const read = readInput(tool, input);
    const row = await runs.start({ ownerId, tool: tool.id, input, read, engine, parentId: null });
    yield { progress: 0, message: `${tool.title} started` };
    const reportProgress = createProgressReporter();
    const signal = AbortSignal.any([cancelled, left]);
    for await (const event of runs.follow(row, { from: undefined, signal })) {
      const progress = reportProgress(event);
      if (progress) yield progress;
    }
    if (cancelled.aborted) await runs.stop(row);
    if (signal.aborted) return undefined;
    const ended = await findOwnRun(db, { id: row.id, ownerId });
    return ended
      ? presentRun(ended, { withLink: knowsLinks(headers) })
      : inWords('The run was deleted before it ended.');
  } catch (error) {
    const known = error instanceof AppError ? error : new AppError('internal', { cause: error });
    if (known.status >= 500)
      log.error(
        { event: 'mcp.tool_failed', err: error, tool: tool.id },
        'A tool that was called over MCP failed.',
      );
    return inWords(wordsOf(known));
  }
}

/** Which engine shall answer stands among the arguments, and beside the input of a run. */
function splitEngine(tool: AnyTool, given: Record<string, unknown>) {
  if (!choosesEngine(tool)) return { input: given, engine: null };
  const { engine, ...input } = given;
  if (engine !== undefined && typeof engine !== 'string')
    throw new AppError('invalid', { message: 'Name the engine by its id.' });
  return { input, engine: engine ?? null };
}

/** Progress that only grows, as the protocol asks: by the hundred where the tool knows how far it is, by one otherwise. */
function createProgressReporter() {
  let last = 0;
  let toldAt = 0;
  let written = 0;
  let step = '';
  return (event: RunEvent): Progress | undefined => {
    if (event.type === 'output') {
      const more = Object.values(event.texts).reduce((sum, text) => sum + text.length, 0);
      written = event.whole ? more : written + more;
      if (Date.now() - toldAt < pace) return undefined;
      toldAt = Date.now();
      return { progress: ++last, message: `${written} characters so far` };
    }
    const isKnown = event.progress !== null;
    // The state changes in other ways too: the same step once more is no news.
    if (event.step === null || (!isKnown && event.step === step)) return undefined;
    step = event.step;
    const next = isKnown ? event.progress! * 100 : last + 1;
    if (next <= last) return undefined;
    last = next;
    return { progress: next, ...(isKnown ? { total: 100 } : {}), message: event.step };
  };
}

/** What went wrong as a result of the tool, so that whoever asked can mend it and ask again. */
const inWords = (text: string) => ({ content: [{ type: 'text', text }], isError: true });

function wordsOf({ message, issues = [] }: AppError): string {
  if (issues.length < 2) return message;
  return [message, ...issues.map(({ path, message: words }) => `- ${path}: ${words}`)].join('\n');
}
