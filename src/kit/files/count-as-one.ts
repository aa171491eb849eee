/** Guests at one address are one in every line: a new cookie is no new person. */
const mostKnown = 20_000;
const lines = new Map<string, string>();

/** `who` waits as `line` from now on; those seen longest ago are forgotten. */
export function countAsOne(who: string, line: string): void {
  lines.delete(who);
  lines.set(who, line);
  if (lines.size > mostKnown) lines.delete(lines.keys().next().value!);
}

export const lineOf = (who: string | undefined) => (who === undefined ? undefined : (lines.get(who) ?? who));
