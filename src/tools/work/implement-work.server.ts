/** What the server knows of a kind of works: what they hold, and how they are kept, read and taken away. */
import type { z } from 'zod';
import type { WorkExporter } from './work-exporter.ts';
import type { LiveForm } from './live/live-form.ts';
import type { PartsInWorker } from './propose/parts.ts';
import { jsonPartsInWorker } from './propose/parts-pool.server.ts';
import type { WorkKind } from './work-kind.ts';

export interface Saying {
  by: string;
  words: string;
  /** Where and when it was said: the same words elsewhere are another saying. */
  at: string;
  /** What stands in the work itself as theirs; more may not be put there by others. */
  under?: string;
  /** Not a person: shown as such, whatever it is called. */
  isEngine?: boolean;
}

export interface Piece {
  id: string;
  title: string;
  /** Of one that is an email. */
  subject: string;
  text: string;
}

export interface ServerWorkKind<Content = unknown> extends WorkKind<Content> {
  /** What its content holds now. */
  schema: z.ZodType<Content>;
  /** Of the schema, from 1; one more whenever older content would not fit any longer. */
  version: number;
  /** Content of the version `from` as content of the next one. Asked again until it is of today's. */
  migrate?(content: unknown, from: number): unknown;
  /** All its words, for search, for what changed between versions, and where it cannot be drawn. */
  text(content: Content): string;
  /** The few words that stand on a card; the first of the text without it. */
  preview?(content: Content): string;
  /** Texts that it holds beside each other; each can be sent on by itself. */
  pieces?(content: Content): readonly Piece[];
  /** JSON is there for every kind; the first is what a download offers first. */
  exporters: readonly WorkExporter<Content>[];
  /** Bytes of it as JSON. */
  limit?: number;
  /** How a revision is taken part by part; by the values of its structure without it. */
  parts: PartsInWorker<Content>;
  /** What of it strangers see, by a link or in the gallery; all of it without this. */
  shared?(content: Content, wish: { withFiles: boolean }): Content;
  /** Those who may read it but not edit it see no more than strangers do. */
  isSharedForReaders?: boolean;
  /** Uploads for this wait for a work of this kind, and it holds no files but its own; for mail without it. */
  fileUse?: string;
  /** The same content with what each file in it is replaced by; without those that are replaced by nothing. */
  mapFiles?(content: Content, map: (id: string) => string | undefined): Content;
  /** What stands in it under people's names. */
  said?(content: Content): readonly Saying[];
  /** How several people edit it at once. */
  live?: LiveForm<Content>;
}

export const usualLimit = 1_000_000;

type Implementation<Content> = Omit<ServerWorkKind<Content>, keyof WorkKind | 'schema' | 'parts'> & {
  schema: z.ZodType<Content>;
  parts?: PartsInWorker<Content>;
};

export function implementWork<Content>(
  kind: WorkKind<Content>,
  implementation: Implementation<NoInfer<Content>>,
): ServerWorkKind {
  return {
    ...kind,
    ...implementation,
    parts: implementation.parts ?? jsonPartsInWorker,
  } as unknown as ServerWorkKind;
}
