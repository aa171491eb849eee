/** Something that a sentence names. */
export type MentionKind = 'people' | 'organisations' | 'places' | 'dates' | 'amounts';

export interface Mention {
  text: string;
  /** Places of it within the sentence. */
  start: number;
  end: number;
  kind: MentionKind;
  /** Of a date, where a day is told: `2026-05-15`. */
  day?: string;
}
