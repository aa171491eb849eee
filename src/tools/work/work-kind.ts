/**
 * Kinds of works, what people go on editing, as both sides know them. What they hold stands in `implementWork` on the server,
 * how they are shown and edited in `feature.ts` (`showWork`).
 */
import type { KnownPath } from '#kit/href.ts';

export interface WorkKind<Content = unknown> {
  /** In rows, so never changed. */
  id: string;
  /** One of it, for people: `Text`. */
  title: string;
  /** Where it is edited; opened there with `?work=`. */
  page?: KnownPath;
  /** The address of its own where a shared one is read; the plain one without it. */
  sharePath?(shared: { secret: string }): string;
  /** Its owner's affair alone: outside search, the gallery, journeys and achievements, and not offered to tools. */
  isPrivate?: boolean;
  /** For the types alone: what one holds. */
  readonly content?: Content;
}

export const defineWork = <Content>(kind: Omit<WorkKind<Content>, 'content'>): WorkKind<Content> => kind;
