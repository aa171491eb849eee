/** The chat or chain of runs that led to a run, as a workflow that does the same again. */
import type { Services } from '#kit/services.server.ts';
import { acceptedBy } from '#tools/define/accepts.ts';
import { findOwnRun, type RunRow } from '#tools/run/run-queries.server.ts';
import { wholeResult, type Flow, type FlowInput, type ToolStep } from './flow.ts';
import { toolFields } from './tool-fields.ts';
import { fieldForWords } from './words-field.ts';

const longestChain = 20;

export async function chainOf({ db }: Pick<Services, 'db'>, last: RunRow): Promise<RunRow[]> {
  const chain = [last];
  for (let first = last; first.parentId && chain.length < longestChain;) {
    const before = await findOwnRun(db, { id: first.parentId, ownerId: last.ownerId });
    if (!before || chain.includes(before)) break;
    chain.unshift(before);
    first = before;
  }
  return chain;
}

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
      if (isSentOn && words) delete fields[words];
      flow.links.push({ from: before.id, to: step.id, when: null, into: isSentOn ? wholeResult : null });
    }
    flow.steps.push(step);
  }
  return flow;
}

const inputFor = (field: string, sample: string): FlowInput => ({
  name: field.toLowerCase().replaceAll(/[^a-z0-9_]/g, '_'),
  label: field[0]!.toUpperCase() + field.slice(1),
  kind: sample.length > 120 || sample.includes('\n') ? 'text' : 'line',
  sample,
});
