/** What keeps a workflow from running, in plain words, each with the step that it is about. */
import { AppError } from '#kit/errors.ts';
import { acceptedBy } from '#tools/define/accepts.ts';
import type { ToolRegistry } from '#tools/define/tool-registry.server.ts';
import type { Kind } from '#tools/kinds/kind.ts';
import { textKind } from '#tools/kinds/shared-kinds.ts';
import { checkExpressions, type For } from '../expressions/evaluate.server.ts';
import { expressionsIn } from '../expressions/template-parts.ts';
import { wholeResult, type Flow, type Link, type Step, type ToolStep } from './flow.ts';
import { inCircle, stepsBefore } from './graph.ts';
import { toolFields } from './tool-fields.ts';

export interface Problem {
  /** Null where it is about all of it. */
  step: string | null;
  message: string;
}

type Tools = Pick<ToolRegistry, 'find' | 'kindOf'>;

export async function checkFlow(flow: Flow, tools: Tools, options: For): Promise<Problem[]> {
  if (flow.steps.length === 0) return [{ step: null, message: 'Add a step first.' }];
  return [
    ...checkDrawing(flow),
    ...flow.steps.flatMap((step) => [...checkStep(flow, step, tools), ...checkReferences(flow, step)]),
    ...flow.links.flatMap((link) => checkLink(flow, link, tools)),
    ...(await checkSyntax(flow, options)),
  ];
}

/** However it is begun: a workflow with problems does not run. */
export async function requireRunnable(flow: Flow, tools: Tools, options: For): Promise<void> {
  const problems = await checkFlow(flow, tools, options);
  if (problems.length === 0) return;
  throw new AppError('invalid:workflow', {
    message: problems[0]!.message,
    issues: problems.map(({ step, message }) => ({ path: step ?? '', message })),
  });
}

function checkDrawing(flow: Flow): Problem[] {
  const problems: Problem[] = [];
  const titles = (ids: readonly string[]) => ids.map((id) => `“${titleOf(flow, id)}”`).join(', ');
  const circle = inCircle(flow);
  if (circle.length > 0)
    problems.push({
      step: circle[0]!,
      message: `These steps wait for each other: ${titles(circle)}. Remove a link between them.`,
    });
  const seen = new Set<string>();
  for (const { id } of flow.steps) {
    if (seen.has(id)) problems.push({ step: id, message: `Two steps are called ${id}. Rename one.` });
    seen.add(id);
  }
  const names = flow.inputs.map(({ name }) => name);
  if (new Set(names).size < names.length)
    problems.push({ step: null, message: 'Two things that the workflow asks for have the same name.' });
  for (const { from, to } of flow.links)
    if (!seen.has(from) || !seen.has(to))
      problems.push({ step: null, message: `A link leads to a step that isn’t there: ${from} → ${to}.` });
  return problems;
}

const titleOf = ({ steps }: Flow, id: string) => steps.find((step) => step.id === id)?.title || id;

function checkStep(flow: Flow, step: Step, tools: Tools): Problem[] {
  const say = (message: string): Problem[] => [
    { step: step.id, message: `${step.title || step.id}: ${message}` },
  ];
  switch (step.kind) {
    case 'tool':
      return checkTool(flow, step, tools, say);
    case 'branch':
      return step.condition.trim() === '' ? say('Enter a condition.') : [];
    case 'calculate':
      return step.values.length === 0 || step.values.some(({ expression }) => expression.trim() === '')
        ? say('Enter an expression for each value.')
        : [];
    case 'approval':
      return step.question.trim() === '' ? say('Enter what is to be approved.') : [];
    case 'send':
      return /^https?:\/\/[^\s/]+/.test(step.address)
        ? []
        : say('Enter an address that begins with https://.');
    default:
      return [];
  }
}

function checkTool(flow: Flow, step: ToolStep, tools: Tools, say: (message: string) => Problem[]): Problem[] {
  const tool = tools.find(step.tool)?.tool;
  if (!tool)
    return say(`The tool “${step.tool}” is no longer there. Choose another one, or remove the step.`);
  const fields = toolFields(tool);
  if (step.each) {
    if (step.each.list.trim() === '') return say('Enter the list that it repeats over.');
    if (step.each.into !== '' && !fields.some(({ name }) => name === step.each!.into))
      return say('Choose the field that each item goes into.');
  }
  const unknown = Object.keys(step.fields).find((name) => !fields.some((field) => field.name === name));
  if (unknown) return say(`The field “${unknown}” is no longer there.`);
  const arriving = flow.links.filter(({ to, into }) => to === step.id && into !== null);
  const isKnown = arriving.length === 0 && !step.each && expressionsIn(step.fields).length === 0;
  if (isKnown) {
    const given = Object.entries(step.fields).filter(([, value]) => value !== '' && value !== null);
    const read = tool.input.safeParse(Object.fromEntries(given));
    return read.success ? [] : say(read.error.issues[0]?.message ?? 'Some fields aren’t valid.');
  }
  if (arriving.some(({ into }) => into === wholeResult)) return [];
  const missing = fields.find(
    ({ name, required }) =>
      required &&
      isEmpty(step.fields[name]) &&
      step.each?.into !== name &&
      !arriving.some(({ into }) => into === name),
  );
  return missing ? say(`Fill in “${missing.name}”, or link a result to it.`) : [];
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** What a step hands on, as a kind; a step that repeats hands on the words of all. */
function kindOfStep(step: Step, tools: Tools): Kind {
  if (step.kind !== 'tool' || step.each) return textKind;
  return tools.find(step.tool)?.tool.output ?? textKind;
}

function checkLink(flow: Flow, { from, to, into }: Link, tools: Tools): Problem[] {
  const [source, target] = [from, to].map((id) => flow.steps.find((step) => step.id === id));
  if (!source || target?.kind !== 'tool' || into === null) return [];
  const tool = tools.find(target.tool)?.tool;
  if (!tool) return [];
  const say = (message: string): Problem[] => [{ step: to, message }];
  const kind = kindOfStep(source, tools);
  if (into === wholeResult)
    return acceptedBy(tool.accepts, kind)
      ? []
      : say(
          `“${target.title}” can’t go on with ${kind.title.toLowerCase()} from “${source.title}”. Choose a field for it.`,
        );
  const field = toolFields(tool).find(({ name }) => name === into);
  if (!field) return say(`“${target.title}” has no field “${into}”. Choose another one for the link.`);
  return field.is === 'text' || field.is === 'list'
    ? []
    : say(`The field “${into}” of “${target.title}” takes no text. Choose another one for the link.`);
}

const expressionsOf = (step: Step): string[] => {
  switch (step.kind) {
    case 'tool':
      return [...expressionsIn(step.fields), ...(step.each ? [step.each.list] : [])];
    case 'calculate':
      return step.values.map(({ expression }) => expression);
    case 'branch':
      return [step.condition];
    case 'combine':
    case 'tell':
      return expressionsIn(step.text);
    case 'approval':
      return expressionsIn(step.question);
    case 'send':
      return step.body.trim() === '' ? [] : [step.body];
    default:
      return [];
  }
};

/** Results can be used where they are there already. */
function checkReferences(flow: Flow, step: Step): Problem[] {
  const before = stepsBefore(flow, step.id);
  const used = expressionsOf(step).flatMap((one) => [...one.matchAll(/\bsteps\.([a-z][a-z0-9_]*)/g)]);
  const wrong = used.map(([, name]) => name!).find((name) => !before.has(name));
  if (wrong === undefined) return [];
  const title = step.title || step.id;
  const message = flow.steps.some(({ id }) => id === wrong)
    ? `${title} uses the result of “${titleOf(flow, wrong)}”, which doesn’t come before it. Link them.`
    : `${title} uses the result of “${wrong}”, and there is no such step.`;
  return [{ step: step.id, message }];
}

async function checkSyntax(flow: Flow, options: For): Promise<Problem[]> {
  const all = flow.steps.flatMap((step) =>
    expressionsOf(step)
      .filter((one) => one.trim() !== '')
      .map((expression) => ({ step, expression })),
  );
  const reasons = await checkExpressions(
    all.map(({ expression }) => expression),
    options,
  );
  return all.flatMap(({ step, expression }, at) =>
    reasons[at]
      ? [
          {
            step: step.id,
            message: `${step.title || step.id}: the expression “${expression.slice(0, 60)}” can’t be read. Check its brackets, quotes and names.`,
          },
        ]
      : [],
  );
}
