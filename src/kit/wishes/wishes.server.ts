/** What someone wants to do, and the open page that does it. Read by the model in `wish-model.server.ts`, put together in `app/`. */

export interface Suggestion {
  /** The row's id in the page table. */
  page: string;
  title: string;
  description: string;
  /** Opens the page with the words in it, where it takes words. */
  href: string;
  /** Something is made or found there; else it is a place to go to, which the help may explain. */
  isTool: boolean;
}

export interface ReadWish {
  /** The page that does it, where that is sure enough to be presented as the answer. */
  tool?: Suggestion;
  /** Something is to be done, though by which page may be open; else it is a question or small talk. */
  isWish: boolean;
  /** What else may fit, the likeliest first. */
  others: Suggestion[];
}

export interface Wishes {
  read(wish: string): ReadWish;
}
