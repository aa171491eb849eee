/** Addresses that reach the same mailbox: parts after a plus, and dots where the provider ignores them. */
const ignoresDots = new Set(['gmail.com', 'googlemail.com']);

function mailbox(address: string) {
  const [name = '', host = ''] = address.toLowerCase().split('@');
  const plain = name.split('+', 1)[0]!;
  const known = host === 'googlemail.com' ? 'gmail.com' : host;
  return `${ignoresDots.has(host) ? plain.replaceAll('.', '') : plain}@${known}`;
}

export const samePerson = (one: string, other: string) => mailbox(one) === mailbox(other);
