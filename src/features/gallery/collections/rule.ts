/** What a collection gathers by itself: creations that meet all of what is said here. */
export interface CollectionRule {
  kind?: string | undefined;
  tag?: string | undefined;
  /** The handle of whoever made them. */
  by?: string | undefined;
  /** Words in them. */
  q?: string | undefined;
}

export const longestCollectionTitle = 80;
export const longestCollectionAbout = 500;
export const mostCollections = 100;
export const mostCollected = 500;
