/** Who may do what with questions, answers and comments. */

interface Viewer {
  id: string;
  role: string | null;
}

interface Written {
  authorId: string | null;
}

export const isAuthor = (viewer: Viewer | null, { authorId }: Written) =>
  viewer !== null && viewer.id === authorId;

interface Seen {
  post: Written & { hiddenAt: Date | null };
  /** Whether its author has not blocked the viewer. */
  isWelcome: boolean;
}

/** What an admin hid is still seen by whoever wrote it, who may appeal, and by admins, who may change their mind. */
export const maySee = (viewer: Viewer | null, { post, isWelcome }: Seen) =>
  (post.hiddenAt === null && isWelcome) || isAuthor(viewer, post) || viewer?.role === 'admin';
