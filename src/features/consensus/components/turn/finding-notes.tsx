import type { ConsensusData, Finding } from '#features/consensus/data.ts';

/** Why nobody judged: a vote counts itself, and without a language model there is nobody to ask. */
const withoutJudge = ({ vote }: Finding) =>
  vote
    ? 'Each gave a single value, so they were simply counted.'
    : 'No language model was available to judge, so only what is the same word for word or as a value counts as agreed.';

interface FindingNotesProps {
  data: ConsensusData;
  finding: Finding;
  isOpen: boolean;
}

/** How the consensus came about, and what to be careful with. */
export function FindingNotes({ data, finding, isOpen }: FindingNotesProps) {
  const notes = notesOf(data, finding, isOpen);
  return (
    <section aria-label="How this was compared">
      <ul className="grid gap-1 text-sm text-muted">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

export function notesOf({ members }: ConsensusData, finding: Finding, isOpen: boolean): string[] {
  const { judge, edition, heard } = finding;
  const notes: string[] = [];
  const nameOf = (state: string) =>
    members
      .filter((member) => member.state === state && !heard.includes(member.id))
      .map(({ title }) => title);
  const late = nameOf('late');
  const failed = members.filter(({ state }) => state === 'failed').map(({ title }) => title);
  if (isOpen && late.length > 0) notes.push(`${listed(late)} still writing and may change this.`);
  if (edition > 1) notes.push(`Edition ${edition}: updated with a late answer.`);
  if (failed.length > 0) notes.push(`Without ${failed.join(' and ')}, which didn’t answer.`);
  if (oneFamily(members, heard))
    notes.push('They share the same source, so their agreement counts for less.');
  if (finding.isModelMissing)
    notes.push('The comparison model didn’t answer, so claims were compared word by word.');
  if (!judge) notes.push(withoutJudge(finding));
  else {
    notes.push(
      judge.isMember
        ? `Judged by ${judge.title}, which also answered; no other engine was available.`
        : `Judged by ${judge.title}, without seeing who wrote which answer.`,
    );
    if (judge.second)
      notes.push(
        `${judge.second.title} checked that all agree, as a second judge; what it didn’t confirm is left out.`,
      );
    if (judge.ordersAgree === null && judge.difference) notes.push(judge.difference);
    if (judge.ordersAgree === true) notes.push('Judged twice, in both orders, with the same result.');
    if (judge.ordersAgree === false)
      notes.push(
        `Judged twice, in both orders, with different results${judge.difference ? `: ${judge.difference}` : '.'}`,
      );
  }
  return notes;
}

const listed = (titles: readonly string[]) =>
  titles.length === 1 ? `${titles[0]} is` : `${titles.join(' and ')} are`;

function oneFamily(members: ConsensusData['members'], heard: readonly string[]): boolean {
  const families = members.filter(({ id }) => heard.includes(id)).map(({ family }) => family);
  return families.length > 1 && new Set(families).size === 1;
}
