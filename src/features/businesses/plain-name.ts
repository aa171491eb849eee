/** A name that someone chose, in an email to a stranger: one line, and nothing that a mail program would make a link of. */
export const asPlainName = (name: string) =>
  name
    // Also marks that turn the direction of what follows.
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .replaceAll(/:\/+/g, ': ')
    .replaceAll(/([.。．｡])(?=\S)/g, '$1 ')
    .trim();
