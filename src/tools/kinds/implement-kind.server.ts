/** What the server knows of a kind of results: what its structure holds, and what people take away of it. */
import type { z } from 'zod';
import type { Output } from '../define/output.ts';
import type { Exporter } from '../export/exporter.ts';
import type { OutlinePart } from '../export/outline.ts';
import type { Kind, Source } from './kind.ts';

/** What an export says of a result beside its main text. */
export interface ExportDetails {
  /** Names of the engines, where the structure knows them better than the run. */
  engines?: readonly { id: string; title: string }[];
  sources?: readonly Source[];
  /** In the document, below the answer. */
  parts?: readonly OutlinePart[];
  /** In the JSON file. */
  details?: Record<string, unknown>;
  /** Who wrote the other texts, by the text's name. */
  writers?: readonly { id: string; title: string }[];
}

/** How a list of chats says who answered, from a few fields of the structure. */
export interface ListedAnswer {
  /** In place of the title of the tool: `Council`. */
  title?: string | undefined;
  /** In place of the engines of the run. */
  engines?: readonly { title: string }[] | undefined;
}

export interface ServerKind extends Kind {
  /** The structure beside the texts. */
  schema: z.ZodType;
  /** The first is what a download offers first. */
  exporters: readonly Exporter[];
  tell?(output: Output): ExportDetails;
  /** What of it strangers see, by a link or in the gallery; all of it without this. */
  shared?(output: Output): Output;
  listed?: ListedBy;
  /** A picture of it for cards, where it has no picture among its files. */
  drawCover?: DrawCover;
}

/** The structure of a result, or the content of a work of this kind, as a PNG. */
export type DrawCover = (data: unknown, title: string) => Promise<Uint8Array>;

interface ListedBy {
  /** The only fields of the structure that a list reads. */
  fields: readonly string[];
  answer(data: never): ListedAnswer;
}

interface Implementation<Data> {
  schema: z.ZodType<Data>;
  exporters: readonly Exporter[];
  /** Asked only where the structure is there and whole. */
  tell?(data: Data, output: Output<Data>): ExportDetails;
  shared?(output: Output): Output;
  listed?: ListedBy;
  drawCover?: DrawCover;
}

export function implementKind<Data>(
  kind: Kind<Data>,
  implementation: Implementation<NoInfer<Data>>,
): ServerKind {
  const { schema, tell } = implementation;
  return {
    ...(kind as Kind),
    ...implementation,
    tell(output) {
      const read = schema.safeParse(output.data);
      return read.success ? (tell?.(read.data, { ...output, data: read.data }) ?? {}) : {};
    },
  };
}

/** Which fields a list of chats reads of this kind, and what it says of them. */
export const listedBy = <Data, Field extends keyof Data & string>(
  _kind: Kind<Data>,
  fields: readonly Field[],
  answer: (data: Pick<Data, Field>) => ListedAnswer,
): ListedBy => ({ fields, answer: answer as ListedBy['answer'] });
