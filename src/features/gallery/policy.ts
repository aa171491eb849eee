/** Who may do what in the gallery. */

interface Viewer {
  id: string;
  role: string | null;
  /** The business that they act and may publish for. */
  businessId?: string | undefined;
}

const isAdmin = (viewer: Viewer | null) => viewer?.role === 'admin';

export const mayEdit = (viewer: Viewer | null, { ownerId }: { ownerId: string | null }) =>
  viewer !== null && ownerId !== null && (viewer.id === ownerId || viewer.businessId === ownerId);

interface Shown {
  ownerId: string;
  hiddenAt: Date | null;
  /** Whether its maker did not block the viewer. */
  isWelcome: boolean;
}

/** What an admin hid is still seen by whoever made it, who should know, and by admins, who may change their mind. */
export const maySee = (viewer: Viewer | null, item: Shown) =>
  (item.hiddenAt === null && item.isWelcome) || mayEdit(viewer, item) || isAdmin(viewer);

/** Who chooses for the showcase. */
export const mayFeature = (viewer: Viewer | null) => isAdmin(viewer) || viewer?.role === 'steward';

/** One's own words, and what others say below one's own creation. */
export const mayDeleteComment = (
  viewer: Viewer | null,
  comment: { ownerId: string | null },
  item: { ownerId: string },
) => mayEdit(viewer, comment) || mayEdit(viewer, item);
