import { AppError } from '#kit/errors.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import type { Services } from '#kit/services.server.ts';
import { workAccess } from '../access.server.ts';
import { publishWorkChanged } from '../news.server.ts';
import { heldWork, putContent } from '../save-work.server.ts';
import { keepVersion } from '../version-queries.server.ts';
import { isAtLeast, type WorkRole } from '../work-role.ts';
import { decideProposal, listProposals, proposeRevision } from './contract.ts';
import { isSame } from './json-parts.ts';
import type { Hunk } from './parts.ts';
import { listOpen, lockProposal, writeDecisions, type ProposalRow } from './proposal-queries.server.ts';
import { addProposal } from './propose.server.ts';

/** How often a work may change while parts are applied to it. */
const mostTries = 5;

export const proposalEndpoints = [
  implement(listProposals, async ({ params: { id } }, context) => {
    if (await isShownLess(context, id, 'reader')) return { items: [] };
    const rows = await listOpen(context.db, id);
    return { items: rows.map((row) => present(context, row)) };
  }),

  implement(proposeRevision, async ({ params: { id }, body }, context) => {
    const { who } = await workAccess(
      context,
      id,
      (await isShownLess(context, id, 'commenter')) ? 'editor' : 'commenter',
    );
    const { works, request } = context;
    const proposed = await addProposal(context, {
      hold: (tx) => heldWork(tx, works, id),
      revise: () => body.content,
      note: body.note,
      madeBy: who,
      signal: request.signal,
    });
    return { id: proposed };
  }),

  implement(decideProposal, async ({ params: { id, proposal: proposalId }, body }, context) => {
    const { who } = await workAccess(context, id, 'editor');
    for (let tries = 0; tries < mostTries; tries += 1) {
      const decided = await decide(context, { id, proposalId, who, body });
      if (decided) return decided;
    }
    throw new AppError('conflict:changing', {
      message: 'Others are changing this right now. Try again in a moment.',
    });
  }),
];

interface Decision {
  id: string;
  proposalId: string;
  who: string;
  body: { take: string[]; refuse: string[] };
}

/** Applied without holding the work; undefined where it, or the proposal, has changed meanwhile. */
async function decide(context: Context, { id, proposalId, who, body }: Decision) {
  const { bus, works, request } = context;
  const hold = async (tx: BusTransaction) => {
    const row = await heldWork(tx, works, id);
    const proposal = await lockProposal(tx, { id: proposalId, workId: id });
    if (!proposal) throw noSuchProposal();
    return { row, proposal };
  };
  const known = await bus.transact(hold);
  const { kind, content } = works.mustBeEditable(known.row);
  const base = works.mustBeEditable({
    ...known.proposal,
    kind: kind.id,
    content: known.proposal.base,
  }).content;
  const { take, refuse } = chosen(known.proposal, body);
  const applied =
    take.length > 0
      ? await kind.parts.apply(content, take, base, { who, signal: request.signal })
      : { content, unfit: [] };
  return bus.transact(async (tx) => {
    const { row, proposal } = await hold(tx);
    if (row.revision !== known.row.revision || !isSame(proposal.decisions, known.proposal.decisions))
      return undefined;
    const unfit = new Set(applied.unfit);
    const taken = take.filter(({ id: part }) => !unfit.has(part));
    if (taken.length > 0) await keepVersion(tx, row);
    const saved =
      taken.length > 0 ? await putContent(tx, works, row, { content: applied.content, by: who }) : row;
    const decisions = { ...proposal.decisions };
    for (const { id: part } of taken) decisions[part] = 'taken';
    for (const { id: part } of refuse) decisions[part] = 'refused';
    const open = proposal.hunks.length - Object.keys(decisions).length;
    await writeDecisions(tx, proposalId, { decisions, closedAt: open === 0 ? new Date() : null });
    publishWorkChanged(tx, id, saved.revision);
    return { revision: saved.revision, unfit: applied.unfit, open };
  });
}

/** A proposal tells what it changes, also of what only those see who edit it. */
async function isShownLess(context: Context, id: string, wanted: WorkRole) {
  const { work, role } = await workAccess(context, id, wanted);
  return Boolean(context.works.kindOf(work.kind)?.isSharedForReaders) && !isAtLeast(role, 'editor');
}

/** Those of its parts that are named and not decided yet. */
function chosen({ hunks, decisions }: ProposalRow, { take, refuse }: { take: string[]; refuse: string[] }) {
  const known = new Set(hunks.map(({ id }) => id));
  const [taking, refusing] = [new Set(take), new Set(refuse)];
  if ([...take, ...refuse].some((id) => !known.has(id)) || take.some((id) => refusing.has(id)))
    throw new AppError('invalid:parts', { message: 'That proposal has no such part.' });
  const isNamed = (names: ReadonlySet<string>) => (hunk: Hunk) =>
    names.has(hunk.id) && !Object.hasOwn(decisions, hunk.id);
  return { take: hunks.filter(isNamed(taking)), refuse: hunks.filter(isNamed(refusing)) };
}

function present({ runs }: Services, row: Omit<ProposalRow, 'base'> & { author: string | null }) {
  const { id, note, runId, tool, author, createdAt, decisions } = row;
  return {
    id,
    note,
    runId,
    by: tool === null ? (author ?? 'A former member') : runs.titleOf(tool),
    createdAt,
    parts: row.hunks.map(({ id: part, place, was, now }) => ({
      id: part,
      place,
      was,
      now,
      decision: decisions[part] ?? null,
    })),
  };
}

const noSuchProposal = () =>
  new AppError('not_found:proposal', { message: 'This proposal was already decided or withdrawn.' });
