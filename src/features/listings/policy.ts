/** Who may see a listing. */
import type { ListingState } from './contract.ts';

interface Viewer {
  id: string;
  role: string | null;
}

interface Seen {
  ownerId: string;
  state: ListingState;
  hiddenAt: Date | null;
}

export const isOwner = (viewer: Viewer | null, { ownerId }: Pick<Seen, 'ownerId'>) => viewer?.id === ownerId;

/** What is over stays readable, so that a link someone was sent says so. */
export const isPublic = ({ state, hiddenAt }: Pick<Seen, 'state' | 'hiddenAt'>) =>
  hiddenAt === null && (state === 'live' || state === 'closed' || state === 'expired');

/** `isSteward`: of its section. `isWelcome`: its owner has not blocked the viewer. */
export const maySee = (
  viewer: Viewer | null,
  listing: Seen,
  { isSteward, isWelcome }: { isSteward: boolean; isWelcome: boolean },
) =>
  isOwner(viewer, listing) ||
  viewer?.role === 'admin' ||
  (isSteward && listing.state !== 'draft') ||
  (isPublic(listing) && isWelcome);
