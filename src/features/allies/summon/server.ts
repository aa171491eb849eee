import { cutAtWord } from '#kit/cut-at-word.ts';
import { AppError } from '#kit/errors.ts';
import { href } from '#kit/href.ts';
import { whoAsks } from '#kit/auth/caller.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { capital } from '#language/capital.ts';
import { readInput } from '#tools/define/read-input.ts';
import { inputFor } from '#tools/define/plain-input.ts';
import { guestAddressOf } from '#tools/run/who.server.ts';
import type { AnyTool } from '#tools/define/tool.ts';
import { longestName, longestPurpose } from '../limits.ts';
import { listAllyRows } from '../queries.server.ts';
import { otherNames } from '../talk/tool-request.ts';
import { allyTalkId } from '../talk/tool-id.ts';
import { templates } from '../templates.ts';
import { isUsable } from '../usable-tools.ts';
import { readerOf, seenAlly } from '../who.server.ts';
import { rehearse, summonFor, type AllyDraft, type Candidate } from './contract.ts';
import { fitsOf, type Described } from './rank.server.ts';
import { nameOf } from './task-words.ts';
import { isUnderstood } from './understood.server.ts';

const most = { tools: 5, allies: 4, templates: 3 };
/** Less is a guess, and is left out: then it is said that nothing fits. */
const likely = 0.2;
const toolsOfDraft = 5;

type Found = Omit<Candidate, 'fit' | 'why'> & { described: Described };

const bamboo = 'bamboo';

export const summonEndpoints = [
  implement(summonFor, async ({ body: { task } }, context) => {
    const { runs } = context;
    const tools = runs.tools.filter((tool) => tool.page && tool.id !== allyTalkId).map(toolFound);
    const allies = await alliesFound(context);
    const made = templates.map(templateFound);
    const all = [...tools, ...allies, ...made];
    const parts = {
      models: context.models.forCaller(whoAsks(context)),
      log: context.log,
      signal: context.request.signal,
    };
    const fits = await fitsOf(
      task,
      all.map(({ described }) => described),
      parts,
    );
    if (!isUnderstood(task) && !fits.some(({ isByWords, fit }) => isByWords && fit >= likely))
      return { isUnderstood: false, candidates: [], draft: draftFor('', []) };
    const ranked = all
      .map(({ described: _, ...found }, at): Candidate => {
        const { fit, why } = fits[at]!;
        return { ...found, fit, why };
      })
      .toSorted((a, b) => b.fit - a.fit);
    const usable = new Set(runs.tools.filter(isUsable).map(({ id }) => id));
    const byFit = ranked.filter(({ kind, id }) => kind === 'tool' && usable.has(id));
    const order = new Map(byFit.map(({ id }, at) => [id, at]));
    const of = (kind: Candidate['kind'], limit: number) =>
      ranked.filter((one) => one.kind === kind && one.fit >= likely).slice(0, limit);
    const candidates = [
      ...of('ally', most.allies),
      ...of('tool', most.tools),
      ...of('template', most.templates),
    ].map((one) => ({
      ...one,
      // Of its tools the one that fits best comes first.
      tools: one.tools.toSorted((a, b) => (order.get(a) ?? Infinity) - (order.get(b) ?? Infinity)),
    }));
    return {
      isUnderstood: true,
      candidates: candidates.toSorted((a, b) => b.fit - a.fit),
      draft: draftFor(task, byFit.filter(({ fit }) => fit >= likely).slice(0, toolsOfDraft)),
    };
  }),

  implement(rehearse, async ({ body: { text, candidates } }, context) => {
    // Nothing begins unless all of them are there.
    for (const { kind, id } of candidates)
      if (kind === 'ally') await seenAlly(context, context.db, id);
      else context.runs.toolOf(id);
    const ownerId = await context.principal();
    const begun: { run: string | null; problem: string | null }[] = [];
    for (const candidate of candidates) {
      try {
        const row = await context.runs.start({
          ...inputOf(context, candidate, text),
          ownerId,
          guestAddress: guestAddressOf(context),
          engine: bamboo,
          parentId: null,
        });
        begun.push({ run: row.id, problem: null });
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500) throw error;
        begun.push({ run: null, problem: error.message });
      }
    }
    return { runs: begun };
  }),
];

function inputOf({ runs }: Context, { kind, id }: { kind: 'tool' | 'ally'; id: string }, text: string) {
  if (kind === 'ally') {
    const { tool } = runs.toolOf(allyTalkId);
    const input = { ally: id, message: text };
    return { tool: tool.id, input, read: readInput(tool, input) };
  }
  const { tool } = runs.toolOf(id);
  if (!isUsable(tool))
    throw new AppError('invalid:tool', { message: `${tool.title} can’t be tested here. Open it instead.` });
  return { tool: id, ...inputFor(tool, text) };
}

function toolFound(tool: AnyTool): Found {
  const { id, title, description, page, examples } = tool;
  return {
    kind: 'tool',
    id,
    title,
    description,
    path: page ?? null,
    seed: null,
    // What works on more than a text is opened, not rehearsed.
    tools: isUsable(tool) ? [id] : [],
    described: {
      text: `${title}. ${description} ${examples.map((example) => example.title).join('. ')}`,
      names: [title, ...(otherNames[id] ?? [])],
    },
  };
}

const templateFound = ({ id, name, purpose, voice, tools }: (typeof templates)[number]): Found => ({
  kind: 'template',
  id,
  title: name,
  description: purpose,
  path: null,
  seed: `template-${id}`,
  tools: [...tools],
  described: { text: `${purpose} ${voice}`, names: [name] },
});

async function alliesFound(context: Context): Promise<Found[]> {
  const reader = readerOf(context);
  const rows = reader ? await listAllyRows(context.db, { reader, shelf: 'mine' }) : [];
  return rows.map(({ row: { id, name, purpose, voice, seed, tools } }) => ({
    kind: 'ally',
    id,
    title: name,
    description: purpose,
    path: href('/frenlyai-v2/codex/:allyId', { allyId: id }),
    seed,
    tools,
    described: { text: `${purpose} ${voice}`, names: [name] },
  }));
}

/** An ally for just this task, in the words in which the task was told. */
function draftFor(task: string, tools: readonly Candidate[]): AllyDraft {
  const named = tools[0]?.title ?? nameOf(task);
  return {
    name: cutAtWord(named === '' ? 'New ally' : `${capital(named)} ally`, longestName),
    purpose: cutAtWord(capital(task.replaceAll(/\s+/g, ' ')), longestPurpose),
    voice: 'Plain and brief.',
    openers: tools.slice(0, 3).map(({ title }) => `${title}: …`),
    tools: tools.map(({ id }) => id),
    seed: `summoned-${task.length}-${named.length}`,
  };
}
