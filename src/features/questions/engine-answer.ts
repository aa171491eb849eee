/** What an engine found for a question, or that it found nothing. */
export interface EngineAnswer {
  state: 'answered' | 'abstained';
  /** Markdown. */
  text: string;
  sources: { title: string; href?: string; quote?: string }[];
  /** Where it abstains: what was looked through. */
  lookedAt: string[];
}
