/**
 * Kinds of results, as both sides know them: a name, and what others may do with one. Their schemas and exports stand in
 * `kind.server.ts` files (`implementKind`), their viewers in `feature.ts` (`showKind`), so that naming a kind loads neither.
 */
import type { Output } from '../define/output.ts';
import type { WorkKind } from '../work/work-kind.ts';

export interface Source {
  title: string;
  href?: string | undefined;
}

/** The structure of a text: where it comes from. */
export interface Sources {
  sources: Source[];
}

/** `Data`: the structure beside the texts. */
export interface Kind<Data = unknown> {
  /** In rows, so never changed. */
  id: string;
  /** One of it, for people: `Text`. */
  title: string;
  /** Its main text is all that there is to read: whatever takes words takes it. */
  readable?: true;
  /** Pictures of a result, the first one first; whatever takes pictures takes it. */
  pictures?(data: Data): readonly KindPicture[];
  /** What it says in plain sentences under a title, where its main text says more than that. */
  summary?(data: Data): KindSummary | undefined;
  /** The address of its own where a shared one is read; the plain one without it. */
  sharePath?(shared: SharedResult): string | undefined;
  /** The work that people go on editing it as: every result of this kind shows an Edit button. */
  editedAs?: EditedAs<Data>;
}

export interface KindPicture {
  /** The id of its file. */
  file: string;
  /** What it shows, where that is known. */
  description: string;
}

export interface KindSummary {
  title: string;
  text: string;
}

export interface SharedResult {
  /** The tool that made it. */
  tool: string;
  title: string;
  /** What the link is known by. */
  secret: string;
}

export interface EditedAs<Data = unknown> {
  work: WorkKind;
  /** What the work begins with; undefined where there is nothing to edit. */
  content(result: EditableResult<Data>): unknown;
}

export interface EditableResult<Data = unknown> {
  output: Output<Data>;
  /** Its words, as the page shows them. */
  text: string;
}

export const defineKind = <Data>(kind: Kind<Data>): Kind<Data> => kind;

/** That results are edited as such works, checked: what they begin with is what the work holds. */
export const editedAs = <Data, Content>(
  work: WorkKind<Content>,
  content: (result: EditableResult<Data>) => Content | null | undefined,
): EditedAs<Data> => ({ work, content });
