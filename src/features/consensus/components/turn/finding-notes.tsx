import type { ConsensusData, Finding } from '#features/consensus/data.ts';

const matchedWords: Record<Finding['matchedBy'], string> = {
  words: 'Claims were matched by their words.',
  meaning: 'Claims were matched by their meaning.',
  judge: 'Claims were matched by a judging engine.',
};

interface FindingNotesProps {
  data: ConsensusData;
  finding: Finding;
  isOpen: boolean;
}

/** How the consensus came about, and what to be careful with. */
export function FindingNotes({ data, finding, isOpen }: FindingNotesProps) {
  const notes = notesOf(data, finding, isOpen);
  return (
    <ul className="grid gap-1 text-sm text-muted">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

export function notesOf({ members, ranking }: ConsensusData, finding: Finding, isOpen: boolean): string[] {
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
  // A text of our own says it itself.
  const isByEngine = judge !== null || Boolean(ranking?.chair);
  if (isByEngine && oneFamily(members, heard))
    notes.push('They are of one family, so their agreement counts for less.');
  if (!judge) notes.push(matchedWords[matchedBy]);
  else {
    notes.push(
      judge.isMember
        ? `Judged by ${judge.title}, which also answered: there was no other to ask.`
        : `Judged by ${judge.title}, which was not told whose answer is whose.`,
    );
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
