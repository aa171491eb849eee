/** Kinds of results: what their structure holds and what people take away of them. Their viewers stand in `feature.ts`. */
import type { z } from 'zod';
import type { Output } from '../define/output.ts';
import type { Exporter } from '../export/exporter.ts';
import type { OutlinePart } from '../export/outline.ts';

export interface Source {
  title: string;
  href?: string | undefined;
}

/** The structure of a text: where it comes from. */
export interface Sources {
  sources: Source[];
}

/** What an export says of a result beside its main text. */
export interface Told {
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

export interface Kind {
  /** In rows, so never changed. */
  id: string;
  /** One of it, for people: `Text`. */
  title: string;
  /** The structure beside the texts. */
  schema: z.ZodType;
  /** The first is what a download offers first. */
  exporters: readonly Exporter[];
  tell?(output: Output): Told;
  /** What of it strangers see, by a link or in the gallery; all of it without this. */
  shared?(output: Output): Output;
}

export function defineKind<Schema extends z.ZodType>(
  kind: Omit<Kind, 'schema' | 'tell'> & {
    schema: Schema;
    /** Asked only where the structure is there and whole. */
    tell?(data: z.output<Schema>, output: Output): Told;
  },
): Kind {
  const { tell } = kind;
  return {
    ...kind,
    tell: (output) => {
      const read = kind.schema.safeParse(output.data);
      return read.success ? (tell?.(read.data, output) ?? {}) : {};
    },
  };
}
