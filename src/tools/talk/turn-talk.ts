import type { TurnFacts } from './use-turn.ts';

/** What a turn can ask of the talk that it stands in. */
export interface TurnTalk {
  /** The turn in the address. */
  shown: string | undefined;
  show: (run: string | null) => void;
  /** All of it again, or one part. */
  retry: (run: string, part?: string) => void;
  edit: (turn: TurnFacts, question: string) => void;
  askFrom: (run: string) => void;
  isRetrying: boolean;
  isAsking: boolean;
}
