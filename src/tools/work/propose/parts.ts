/** A revision in parts that can be taken or refused one by one. */
export interface Hunk {
  /** Its place among the parts of the revision. */
  id: string;
  /** What it is part of, for people; null where the words themselves say it. */
  place: string | null;
  was: string;
  now: string;
  /** What the kind needs to apply it. */
  change: unknown;
}

export interface Applied<Content> {
  content: Content;
  /** Ids of parts that no longer fit, because what they change was changed meanwhile. */
  unfit: string[];
}

export interface Parts<Content> {
  between(before: Content, after: Content): Hunk[];
  /** `now` may have gone on since `base`, which the parts were made for. */
  apply(now: Content, hunks: readonly Hunk[], base: Content): Applied<Content>;
}

/** Whose revision is compared, and until when. */
export interface PartsTaker {
  who: string;
  signal?: AbortSignal | undefined;
}

/** The same, in a worker: comparing what people wrote may take long. */
export interface PartsInWorker<Content> {
  between(before: Content, after: Content, taker: PartsTaker): Promise<Hunk[]>;
  apply(now: Content, hunks: readonly Hunk[], base: Content, taker: PartsTaker): Promise<Applied<Content>>;
}
