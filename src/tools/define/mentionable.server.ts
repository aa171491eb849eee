/** Who besides tools answers to `@name` in a thread; features name them in their manifest. */
import type { MemberContext } from '#kit/http/context.server.ts';

interface Among {
  /** Everyone in the thread, the caller too. */
  members: readonly string[];
}

export interface Mentionable {
  /** The run that answers; undefined where nobody of this feature is called so. */
  find(context: MemberContext, name: string, ask: string, among: Among): Promise<CalledRun | undefined>;
  /** To be offered while someone types. */
  list(context: MemberContext, among: Among): Promise<{ name: string; title: string; description: string }[]>;
}

export interface CalledRun {
  tool: string;
  input: Record<string, unknown>;
  /** The business that it answers for and that pays; the caller themselves without it. Whether they are in it is for the callee to know. */
  businessId?: string;
}

declare module '#kit/feature/server-feature.server.ts' {
  interface ServerFeature {
    /** Who answers to `@name` in a thread, besides tools. */
    mentionables?: readonly Mentionable[];
  }
}
