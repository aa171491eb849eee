/**
 * What a reader has seen, as PostgreSQL writes its snapshots: `xmin:xmax:open,open`. Every transaction below xmin has ended, none
 * from xmax on had begun, and those named were open. Of two snapshots of one database the later sees all that the earlier saw.
 */
export interface Snapshot {
  min: bigint;
  max: bigint;
  open: ReadonlySet<bigint>;
}

const form = /^(\d{1,19}):(\d{1,19}):((?:\d{1,19}(?:,\d{1,19})*)?)$/;

export function readSnapshot(text: string): Snapshot | undefined {
  const [, min, max, open] = form.exec(text) ?? [];
  if (min === undefined || max === undefined) return undefined;
  const snapshot = {
    min: BigInt(min),
    max: BigInt(max),
    open: new Set(open ? open.split(',').map(BigInt) : []),
  };
  const isSound = snapshot.min <= snapshot.max && [...snapshot.open].every((tx) => isBetween(tx, snapshot));
  return isSound ? snapshot : undefined;
}

const isBetween = (tx: bigint, { min, max }: Snapshot) => tx >= min && tx < max;

/** Whether what this transaction wrote can be seen in it. */
export function isSeenIn(tx: string, { min, max, open }: Snapshot): boolean {
  const number = BigInt(tx);
  return number < min || (number < max && !open.has(number));
}

export function isLater(one: Snapshot, other: Snapshot): boolean {
  return one.max > other.max || (one.max === other.max && one.open.size < other.open.size);
}
