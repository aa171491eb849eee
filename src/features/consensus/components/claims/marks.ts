/** Which sentences of each answer are claims, and of what kind. */
import type { ConsensusClaim, Finding } from '#features/consensus/data.ts';
import type { ClaimMark } from '#kit/ui/markdown/marks.ts';

export type Tone = ClaimMark['tone'];

export type MarksByMember = ReadonlyMap<string, readonly ClaimMark[]>;

export function marksOf(finding: Finding | null): MarksByMember {
  const byMember = new Map<string, ClaimMark[]>();
  function add(tone: Tone, { id, voices }: ConsensusClaim) {
    for (const { member, start, end } of voices) {
      const marks = byMember.get(member) ?? [];
      byMember.set(member, marks);
      marks.push({ start, end, id, tone, active: false });
    }
  }
  for (const claim of finding?.agreed ?? []) add('agreed', claim);
  for (const claim of finding?.alike ?? []) add('alike', claim);
  for (const { sides } of finding?.contested ?? []) for (const side of sides) add('contested', side);
  for (const claim of finding?.single ?? []) add('single', claim);
  for (const marks of byMember.values()) marks.sort((a, b) => a.start - b.start);
  return byMember;
}

const none: readonly ClaimMark[] = [];

/** The marks of one answer. Where the active claim is not in it they are the very same as before, and nothing is drawn anew. */
export function marksIn(
  byMember: MarksByMember,
  member: string,
  active: string | undefined,
): readonly ClaimMark[] {
  const marks = byMember.get(member) ?? none;
  if (!marks.some(({ id }) => id === active)) return marks;
  return marks.map((mark) => (mark.id === active ? { ...mark, active: true } : mark));
}

/** The first who said it. */
export function firstVoiceOf(finding: Finding | null, id: string): string | undefined {
  const claims = finding
    ? [
        ...finding.agreed,
        ...(finding.alike ?? []),
        ...finding.contested.flatMap(({ sides }) => sides),
        ...finding.single,
      ]
    : [];
  return claims.find((claim) => claim.id === id)?.voices[0]?.member;
}
