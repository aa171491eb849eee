/** A line of captions, as whoever made them timed it; in seconds. */
export interface Cue {
  start: number;
  end: number;
  text: string;
  /** When each of its words begins, where that is known; words are what blanks part. */
  words?: number[];
  speaker?: string;
}
