/** Of characters, bytes and values: a task with less to read has soon done, whatever it reads. */
const longest = 2_000;

/** How much there is to read decides whether a task is short. No more is looked at than decides it. */
export function isLong(input: unknown): boolean {
  return leftAfter(input, longest) < 0;
}

function leftAfter(value: unknown, most: number): number {
  if (typeof value === 'string') return most - value.length;
  if (typeof value !== 'object' || value === null) return most - 1;
  if (ArrayBuffer.isView(value)) return most - value.byteLength;
  let left = most - 1;
  for (const part of Object.values(value)) {
    left = leftAfter(part, left);
    if (left < 0) return left;
  }
  return left;
}
