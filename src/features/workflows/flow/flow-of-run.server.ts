/** The chat or chain of runs that led to a run, as a workflow that does the same again. */
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Services } from '#kit/services.server.ts';
import { acceptedBy } from '#tools/define/accepts.ts';
import type { AnyTool } from '#tools/define/tool.ts';
import { findOwnRun, runColumns, type RunRow } from '#tools/run/run-queries.server.ts';
import { runs as runTable } from '#tools/run/table.server.ts';
import { wholeResult, type Flow, type FlowInput, type ToolStep } from './flow.ts';
import { toolFields } from './tool-fields.ts';
import { fieldForWords } from './words-field.ts';

const longestChain = 20;

/** So many runs before it are looked through for the one that was sent on. */
const looksBack = 40;

export async function chainOf(services: Pick<Services, 'db' | 'runs'>, last: RunRow): Promise<RunRow[]> {
  const chain = [last];
  for (let first = last; chain.length < longestChain;) {
    const before = await runBefore(services, first);
    if (!before || chain.some(({ id }) => id === before.id)) break;
    chain.unshift(before);
    first = before;
  }
  return chain;
}

async function runBefore(
  { db, runs }: Pick<Services, 'db' | 'runs'>,
  run: RunRow,
): Promise<RunRow | undefined> {
  const { ownerId, parentId } = run;
  if (parentId) return findOwnRun(db, { id: parentId, ownerId });
  const tool = runs.find(run.tool)?.tool;
  if (!tool?.accepts) return undefined;
  const recent = await db
    .select(runColumns)
    .from(runTable)
    .where(
      and(
        eq(runTable.ownerId, ownerId),
        lt(runTable.id, run.id),
        eq(runTable.state, 'done'),
        isNull(runTable.deletedAt),
      ),
    )
    .orderBy(desc(runTable.id))
    .limit(looksBack);
  return recent.find((before) => wasSentOn(runs, before, run, tool));
}

/** A run does not say what it was begun with; but what the tool makes of the earlier result stands in its input, word for word. */
function wasSentOn(runs: Services['runs'], before: RunRow, { input }: RunRow, tool: AnyTool): boolean {
  const kind = runs.kindOf(before.kind);
  const accepted = kind && acceptedBy(tool.accepts, kind);
  if (!accepted) return false;
  const given = Object.entries(accepted.as(before.output, kind)).filter(([, value]) => isSaying(value));
  return given.length > 0 && given.every(([name, value]) => isSame(input[name], value));
}

/** Enough words to be no coincidence. */
const isSaying = (value: unknown) => typeof value === 'string' && value.trim().length >= 20;
const isSame = (a: unknown, b: unknown) => typeof a === 'string' && a.trim() === String(b).trim();

/** Each run is a step; what was typed first becomes what the workflow asks for. */
export function flowOfChain({ runs }: Pick<Services, 'runs'>, chain: readonly RunRow[]): Flow {
  const flow: Flow = { about: '', inputs: [], steps: [], links: [] };
  for (const [at, run] of chain.entries()) {
    const tool = runs.find(run.tool)?.tool;
    if (!tool) continue;
    const names = new Set(toolFields(tool).map(({ name }) => name));
    const fields = Object.fromEntries(Object.entries(run.input).filter(([name]) => names.has(name)));
    const step: ToolStep = {
      id: `step_${at + 1}`,
      kind: 'tool',
      title: tool.title,
      tool: tool.id,
      fields,
      each: null,
      retries: 1,
      onError: 'stop',
    };
    const before = flow.steps.at(-1);
    const words = fieldForWords(tool);
    if (!before) {
      const asked = words && typeof fields[words] === 'string' ? inputFor(words, fields[words]) : undefined;
      if (asked) {
        flow.inputs.push(asked);
        fields[words!] = `{{input.${asked.name}}}`;
      }
    } else {
      const kind = before.kind === 'tool' ? runs.find(before.tool)?.tool.output : undefined;
      const isAccepted = kind && acceptedBy(tool.accepts, kind) !== undefined;
      // A follow-up has words of its own: it only comes after. What was sent on takes the result.
      const isSentOn = isAccepted && run.tool !== chain[at - 1]!.tool;
      if (isSentOn) for (const name of sentFields(runs, chain[at - 1]!, tool)) delete fields[name];
      flow.links.push({ from: before.id, to: step.id, when: null, into: isSentOn ? wholeResult : null });
    }
    flow.steps.push(step);
  }
  return flow;
}

/** What the link brings again by itself. */
function sentFields(runs: Services['runs'], before: RunRow, tool: AnyTool): string[] {
  const kind = runs.kindOf(before.kind);
  const accepted = kind && acceptedBy(tool.accepts, kind);
  return accepted ? Object.keys(accepted.as(before.output, kind)) : [];
}

const inputFor = (field: string, sample: string): FlowInput => ({
  name: field.toLowerCase().replaceAll(/[^a-z0-9_]/g, '_'),
  label: field[0]!.toUpperCase() + field.slice(1),
  kind: sample.length > 120 || sample.includes('\n') ? 'text' : 'line',
  sample,
});
