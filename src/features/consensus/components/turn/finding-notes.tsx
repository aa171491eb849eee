import type { ConsensusData, Finding } from '#features/consensus/data.ts';

const matchedWords: Record<Finding['matchedBy'], string> = {
  words: 'Claims were matched by their words',
  meaning: 'Claims were matched by their meaning',
  judge: 'Claims were matched by a judging engine',
};

/** Why nobody judged: a vote counts itself, and without a language model there is nobody to ask. */
const withoutJudge = ({ vote }: Finding) =>
  vote
    ? 'Each gave one value, so they were counted; no judge was needed.'
    : 'no language model answered that could judge.';

interface FindingNotesProps {
  data: ConsensusData;
  finding: Finding;
  isOpen: boolean;
}

/** How the consensus came about, and what to be careful with. */
export function FindingNotes({ data, finding, isOpen }: FindingNotesProps) {
  const notes = notesOf(data, finding, isOpen);
  return (
    <section aria-label="How this was found">
      <ul className="grid gap-1 text-sm text-muted">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

export function notesOf({ members }: ConsensusData, finding: Finding, isOpen: boolean): string[] {
  const { judge, edition, matchedBy, heard } = finding;
  const notes: string[] = [];
  const nameOf = (state: string) =>
    members
      .filter((member) => member.state === state && !heard.includes(member.id))
      .map(({ title }) => title);
  const late = nameOf('late');
  const failed = members.filter(({ state }) => state === 'failed').map(({ title }) => title);
  if (isOpen && late.length > 0) notes.push(`${listed(late)} still writing and can change this.`);
  if (edition > 1) notes.push(`Edition ${edition}: a late answer joined and was taken in.`);
  if (failed.length > 0) notes.push(`Without ${failed.join(' and ')}, which did not answer.`);
  if (oneFamily(members, heard))
    notes.push('They know it from the same place, so their agreement counts for less.');
  if (!judge && finding.vote) notes.push(withoutJudge(finding));
  else if (!judge) notes.push(`${matchedWords[matchedBy]}: ${withoutJudge(finding)}`);
  else {
    notes.push(
      judge.isMember
        ? `Judged by ${judge.title}, which also answered: there was no other to ask.`
        : `Judged by ${judge.title}, which was not told whose answer is whose.`,
    );
    if (judge.ordersAgree === null && judge.difference) notes.push(judge.difference);
    if (judge.ordersAgree === true) notes.push('Judged twice, the second time in reverse order: both agree.');
    if (judge.ordersAgree === false)
      notes.push(
        `Judged twice, the second time in reverse order, and not the same both times${judge.difference ? `: ${judge.difference}` : '.'}`,
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
