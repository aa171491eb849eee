/** The input of a tool's run: what its links bring, over that what its form holds, and the item where it repeats. */
import { AppError } from '#kit/errors.ts';
import { acceptedBy } from '#tools/define/accepts.ts';
import type { Output } from '#tools/define/output.ts';
import type { AnyTool } from '#tools/define/tool.ts';
import { textKind } from '#tools/kinds/shared-kinds.ts';
import { findOwnRun } from '#tools/run/run-queries.server.ts';
import { fill } from '../expressions/evaluate.server.ts';
import { wholeResult, type ToolStep } from '../flow/flow.ts';
import { isListField } from '../flow/tool-fields.ts';
import { liveLinks } from './next-steps.ts';
import type { StepValue } from './step-value.ts';
import { valuesOf, type Working } from './working.server.ts';

interface Item {
  item: unknown;
  index: number;
}

export async function fillInput(
  working: Working,
  step: ToolStep,
  tool: AnyTool,
  item?: Item,
): Promise<Record<string, unknown>> {
  const { execution, signal } = working;
  const linked = await linkedInput(working, step, tool);
  const context = { ...valuesOf(working), ...item };
  const filled = (await fill(step.fields, context, { who: execution.ownerId, signal })) as Record<
    string,
    unknown
  >;
  const given = Object.entries(filled).filter(([, value]) => value !== '' && value !== null);
  const put = item && step.each?.into ? { [step.each.into]: asWords(item.item) } : {};
  return { ...linked, ...Object.fromEntries(given), ...put };
}

const asWords = (item: unknown) =>
  typeof item === 'object' && item !== null && !Array.isArray(item) ? JSON.stringify(item) : item;

async function linkedInput(
  working: Working,
  step: ToolStep,
  tool: AnyTool,
): Promise<Record<string, unknown>> {
  const { execution, results } = working;
  const input: Record<string, unknown> = {};
  const texts = new Map<string, string[]>();
  for (const { from, into } of liveLinks(execution.flow, step.id, results)) {
    const value = results.get(from)?.value;
    if (!value || into === null) continue;
    if (into === wholeResult) Object.assign(input, await accepted(working, tool, value));
    else if (isListField(tool, into)) input[into] = value.items ?? [value.text];
    else texts.set(into, [...(texts.get(into) ?? []), value.text]);
  }
  // Several that lead to one field stand there one below the other.
  for (const [field, all] of texts) input[field] = all.join('\n\n');
  return input;
}

/** As a person would send it there. */
async function accepted(
  { services: { db, runs }, execution }: Working,
  tool: AnyTool,
  value: StepValue,
): Promise<object> {
  const { kind: kindId = textKind.id, run } = value;
  const kind = runs.kindOf(kindId) ?? textKind;
  const accepts = acceptedBy(tool.accepts, kind);
  if (!accepts)
    throw new AppError('invalid:link', {
      message: `${tool.title} can’t take a result of the kind ${kind.title}.`,
    });
  const row = run ? await findOwnRun(db, { id: run, ownerId: execution.ownerId }) : undefined;
  const output: Output = row?.output ?? { texts: { text: value.text }, data: value.data };
  return accepts.as(output, kind);
}
