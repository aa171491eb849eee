/** What each format of the feed is written from. */

export interface FeedItem {
  /** Never changes, whatever becomes of the address. */
  id: string;
  url: string;
  title: string;
  summary: string;
  html: string;
  tags: readonly string[];
  author: string;
  publishedAt: Date;
  updatedAt: Date;
}

export interface Feed {
  title: string;
  description: string;
  /** The address of the blog. */
  home: string;
  /** The address of this feed. */
  self: string;
  updatedAt: Date;
  items: readonly FeedItem[];
}
