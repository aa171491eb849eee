/** Word to features that someone made an account, in whichever way. */
import type { Context } from '#kit/http/context.server.ts';

export interface Joined {
  userId: string;
  /** Whether an account was opened in this very browser before. */
  isBrowserOf(otherId: string): boolean;
}
export type OnSignUp = (context: Context, joined: Joined) => Promise<void>;

declare module '#kit/feature/server-feature.server.ts' {
  interface ServerFeature {
    /** What to do when someone signs up. */
    onSignUp?: readonly OnSignUp[];
  }
}
