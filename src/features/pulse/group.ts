/** What one person did of a kind on one day is one entry, however much it was: so nobody fills the page. */

interface Raw {
  id: string;
  kind: string;
  actorId: string;
  createdAt: Date;
}

export interface Group<Row extends Raw> {
  first: Row;
  rows: Row[];
}

/** Groups in the order of their newest; as many as a page holds, and the last row that went into them. */
export function groupRows<Row extends Raw>(rows: readonly Row[], most: number) {
  const groups = new Map<string, Group<Row>>();
  let last: Row | undefined;
  for (const row of rows) {
    const key = `${row.actorId} ${row.kind} ${row.createdAt.toISOString().slice(0, 10)}`;
    const group = groups.get(key);
    if (!group && groups.size === most) return { groups: [...groups.values()], last, isCut: true };
    if (group) group.rows.push(row);
    else groups.set(key, { first: row, rows: [row] });
    last = row;
  }
  return { groups: [...groups.values()], last, isCut: false };
}
