/** Names that others know have no place in a password. Forms and server judge alike. */
export interface KnownNames {
  product: string;
  handle: string | null;
  email: string;
}

/** In words for the person who chose it. */
export function nameIn(password: string, { product, handle, email }: KnownNames): string | undefined {
  const solid = withoutGaps(password.normalize('NFKC').toLowerCase());
  if (holds(solid, product)) return `Leave the name ${product} out of your password.`;
  if (handle && holds(solid, handle)) return 'Leave your username out of your password.';
  if (holds(solid, email.split(/[@+]/, 1)[0]!)) return 'Leave your e-mail address out of your password.';
  return undefined;
}

/** Names of one or two characters are in every other word; only whole do they count. */
function holds(solid: string, name: string) {
  const sought = withoutGaps(name.toLowerCase());
  if (!sought) return false;
  return sought.length < 3 ? solid === sought : solid.includes(sought);
}

export const withoutGaps = (text: string) => text.replaceAll(/[\s._-]/g, '');
