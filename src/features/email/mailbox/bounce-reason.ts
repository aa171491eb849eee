/** Reports say why within this; what follows is the mail itself. */
const readLetters = 20_000;
const longestReason = 300;

/** What the other server gave as the reason, where the report says so in the usual way (RFC 3464). */
export function reasonIn(report: string): string {
  const text = report.slice(0, readLetters);
  // Blanks and what follows them have no letter in common, and no end is looked for: every line is gone through once.
  const said =
    /^diagnostic-code:\s{0,20}(\S[^\r\n]{2,})/im.exec(text)?.[1]?.replace(/^smtp;\s{0,20}/i, '') ??
    /^.{0,40}\b5\d\d[ -]\d\.\d\.\d\s(.{3,200})$/m.exec(text)?.[1];
  return said ? `Bounced: ${said.slice(0, longestReason).trim()}` : 'Bounced.';
}
