/** Private messages between two members, for features beside the one that keeps them. */
import type { BusTransaction } from '#kit/events/bus.server.ts';
import type { MemberContext } from '#kit/http/context.server.ts';

interface Beginning {
  title: string;
  /** A member. Throws where they blocked the caller. */
  with: string;
  message: string;
  /** What is written with it: neither is there without the other. */
  along: (tx: BusTransaction, conversationId: string) => Promise<void>;
}

export interface Conversations {
  begin(context: MemberContext, beginning: Beginning): Promise<string>;
  /** False where the caller is not in it any more, or it is gone. */
  say(context: MemberContext, conversationId: string, message: string): Promise<boolean>;
}

declare module '#kit/services.server.ts' {
  interface FeatureServices {
    /** Private messages between members. */
    conversations: Conversations;
  }
}
