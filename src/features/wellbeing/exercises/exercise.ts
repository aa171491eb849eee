/** An exercise is data: what to read, what to answer. One form shows them all. */
export type Step =
  | { is: 'read'; text: string }
  | { is: 'text' | 'line'; id: string; label: string; hint?: string }
  /** From 0 to 10. */
  | { is: 'scale'; id: string; label: string; low: string; high: string }
  | { is: 'choices'; id: string; label: string; options: readonly string[] }
  /** So many short lines. */
  | { is: 'list'; id: string; label: string; lines: number }
  /** Seconds of each phase, and how often. */
  | { is: 'breathe'; inSeconds: number; holdSeconds: number; outSeconds: number; rounds: number };

export interface Exercise {
  id: string;
  title: string;
  minutes: number;
  /** What one does, in a sentence. */
  about: string;
  /** When it fits: shown on its card, and where the guided conversation offers it. */
  fits: string;
  steps: readonly Step[];
}
