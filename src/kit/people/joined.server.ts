/** Word to rooms that someone made an account, in whichever way. */
import type { Context } from '#kit/http/context.server.ts';

export interface Joined {
  userId: string;
  /** Whether an account was opened in this very browser before. */
  isBrowserOf(otherId: string): boolean;
}
export type WhenJoined = (context: Context, joined: Joined) => Promise<void>;

declare module '#kit/feature/server-feature.server.ts' {
  interface ServerFeature {
    whenJoined?: readonly WhenJoined[];
  }
}

declare module '#kit/services.server.ts' {
  interface Services {
    whenJoined: readonly WhenJoined[];
  }
}
