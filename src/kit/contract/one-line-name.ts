/** Names stand within lines of other people's pages and mails: no line break, no control character, nothing that turns the line around. */
const unfit = String.raw`\p{Cc}\u{2028}\u{2029}\u{202A}-\u{202E}\u{2066}-\u{2069}`;

export const oneLineName = [
  new RegExp(`^[^${unfit}]*$`, 'u'),
  'A name is one line, without invisible characters.',
] as const;
