/** A page of the product as any room may show it. The page table is `app/`'s, which hands these out. */
export interface Place {
  /** The row's id in the page table. */
  id: string;
  title: string;
  category: string;
  to: string;
  /** Only for those signed in: a page of one's own rather than a place to discover. */
  personal: boolean;
  /** False while it is being built: then it is named and never linked. */
  open: boolean;
}

export interface DescribedPlace extends Place {
  /** What one does there, in one sentence. */
  description: string;
}
