/** What people write for: a form of a few fields, and the words for them in each tone. The texts stand in `groups/`. */

export const tones = ['neutral', 'formal', 'friendly'] as const;
export type Tone = (typeof tones)[number];

export const lengths = ['short', 'usual', 'full'] as const;
export type Length = (typeof lengths)[number];

export type FieldKind = 'text' | 'name' | 'date' | 'amount' | 'number' | 'choice' | 'list' | 'sentences';

export interface OccasionField {
  id: string;
  label: string;
  kind: FieldKind;
  /** Shown with the field; also what tests fill in. */
  example: string;
  isRequired: boolean;
  /** Stands behind “Could you” or “I will”: words that begin with what is done. */
  isAction?: boolean;
  /** Of a choice: what can be chosen, and the words that stand in the text for it. */
  options?: Readonly<Record<string, string>>;
}

/**
 * How the text is set: a message has a greeting and a closing, a note only a name above and below, a notice greets whoever
 * reads it, a post has neither.
 */
export type Frame = 'message' | 'note' | 'notice' | 'post';

/**
 * A text has a sentence a line and an empty line between paragraphs. `{field}` is what was entered, `{field:form}` a form of it,
 * `[…]` a part that is left out where a field in it is empty, `[field?…]` and `[!field?…]` parts that stand where a
 * field has, or lacks, a value. A sentence is left out where a field outside such a part is empty. `~` begins a sentence that a short
 * text leaves out, `+` one that only a full text has; neither may hold a field, because facts are never left out.
 * `{own}` says where the writer's own words stand; otherwise after the first paragraph.
 */
export interface OccasionText {
  title: string;
  /** More words by which people look for it. */
  keywords: string;
  fields: readonly OccasionField[];
  subject: string;
  text: Readonly<Record<Tone, string>>;
  frame?: Frame;
  /** Where the usual closing would be out of place. */
  closing?: Readonly<Record<Tone, string>>;
}

export interface Occasion extends OccasionText {
  id: string;
  group: string;
}

export interface OccasionGroup {
  title: string;
  occasions: Readonly<Record<string, OccasionText>>;
}

type Make = (id: string, label: string, example: string) => OccasionField;
const field =
  (kind: FieldKind): Make =>
  (id, label, example) => ({ id, label, kind, example, isRequired: false });

/** A few words that stand within a sentence. */
export const text = field('text');
/** What somebody does, behind “Could you” or “I will”. */
export const action: Make = (id, label, example) => ({ ...text(id, label, example), isAction: true });
export const name = field('name');
export const date = field('date');
export const amount = field('amount');
export const number = field('number');
/** Several things, one per line. */
export const list = field('list');
/** Whole sentences in the writer's own words. */
export const sentences = field('sentences');
export const choice = (
  id: string,
  label: string,
  options: Readonly<Record<string, string>>,
): OccasionField => ({ ...field('choice')(id, label, Object.keys(options)[0]!), options });

export const needed = (given: OccasionField): OccasionField => ({ ...given, isRequired: true });
