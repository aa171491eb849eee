import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import type { Services } from '#kit/services.server.ts';
import { workAccess } from '../access.server.ts';
import { publishWorkChanged } from '../news.server.ts';
import { heldWork, putContent } from '../save-work.server.ts';
import { keepVersion } from '../version-queries.server.ts';
import { isAtLeast, type WorkRole } from '../work-role.ts';
import { decideProposal, listProposals, proposeRevision } from './contract.ts';
import type { Hunk } from './parts.ts';
import { listOpen, lockProposal, writeDecisions, type ProposalRow } from './proposal-queries.server.ts';
import { addProposal } from './propose.server.ts';

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
    const { bus, works } = context;
    return bus.transact(async (tx) => ({
      id: await addProposal(tx, works, await heldWork(tx, works, id), { ...body, madeBy: who }),
    }));
  }),

  implement(decideProposal, async ({ params: { id, proposal: proposalId }, body }, context) => {
    const { who } = await workAccess(context, id, 'editor');
    const { bus, works } = context;
    return bus.transact(async (tx) => {
      const row = await heldWork(tx, works, id);
      const proposal = await lockProposal(tx, { id: proposalId, workId: id });
      if (!proposal) throw noSuchProposal();
      const { kind, content } = works.mustBeEditable(row);
      const base = works.mustBeEditable({ ...proposal, kind: kind.id, content: proposal.base }).content;
      const { take, refuse } = chosen(proposal, body);
      const applied = kind.parts.apply(content, take, base);
      const taken = take.filter(({ id: part }) => !applied.unfit.includes(part));
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
  }),
];

/** A proposal tells what it changes, also of what only those see who edit it. */
async function isShownLess(context: Context, id: string, wanted: WorkRole) {
  const { work, role } = await workAccess(context, id, wanted);
  return Boolean(context.works.kindOf(work.kind)?.isSharedForReaders) && !isAtLeast(role, 'editor');
}

/** Those of its parts that are named and not decided yet. */
function chosen({ hunks, decisions }: ProposalRow, { take, refuse }: { take: string[]; refuse: string[] }) {
  const known = new Set(hunks.map(({ id }) => id));
  if ([...take, ...refuse].some((id) => !known.has(id)) || take.some((id) => refuse.includes(id)))
    throw new AppError('invalid:parts', { message: 'That proposal has no such part.' });
  const isNamed = (names: string[]) => (hunk: Hunk) =>
    names.includes(hunk.id) && !Object.hasOwn(decisions, hunk.id);
  return { take: hunks.filter(isNamed(take)), refuse: hunks.filter(isNamed(refuse)) };
}

function present({ runs }: Services, row: ProposalRow & { author: string | null }) {
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
