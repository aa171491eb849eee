/**
 * Whoever registers with an address that has an account learns nothing of it: they get an account like anyone else's, whose address
 * waits to be confirmed. It claims the address; a stand-in, which is unique and gets no mail, takes its place. As long as nobody has
 * confirmed the address, whoever does so first gets it.
 */
const nowhere = 'unconfirmed.invalid';

export const standInFor = (userId: string) => `${userId}@${nowhere}`;
export const isStandIn = (address: string) => address.endsWith(`@${nowhere}`);

/** For its person to read, as they wrote it. Whatever is found by an address is found by `email` alone. */
export const ownAddressOf = ({ email, claimedEmail }: { email: string; claimedEmail: string | null }) =>
  claimedEmail ?? email;
