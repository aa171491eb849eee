/** Numbers that are linked, directly or through others, in the order in which they are met. */
export function linkedGroups(links: readonly (readonly [number, number])[]): number[][] {
  const neighbours = new Map<number, number[]>();
  const link = (from: number, to: number) => {
    const known = neighbours.get(from);
    if (known) known.push(to);
    else neighbours.set(from, [to]);
  };
  for (const [a, b] of links) {
    link(a, b);
    link(b, a);
  }
  const seen = new Set<number>();
  const groups: number[][] = [];
  for (const start of neighbours.keys()) {
    if (seen.has(start)) continue;
    const group = new Set([start]);
    // A set that grows is walked to its end.
    for (const member of group) for (const next of neighbours.get(member)!) group.add(next);
    for (const member of group) seen.add(member);
    groups.push([...group]);
  }
  return groups;
}
