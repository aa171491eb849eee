/** A usual architecture to begin with, written briefly. */
import type { Architecture, ComponentKind } from './architecture.ts';
import { readEntities } from './entity-notation.ts';

export interface PatternText {
  summary: string;
  /** Id, kind, name, technology, purpose. */
  components: readonly (readonly [string, ComponentKind, string, string, string])[];
  /** From, to, what goes between them. */
  links: readonly (readonly [string, string, string])[];
  /** In the notation of `entity-notation.ts`. */
  entities: string;
  /** Title, choice, reason, alternatives. */
  decisions: readonly (readonly [string, string, string, string])[];
  /** Risk, effect, measure. */
  risks: readonly (readonly [string, string, string])[];
}

export const makePattern = ({ summary, ...text }: PatternText): Architecture => ({
  summary,
  components: text.components.map(([id, kind, name, technology, purpose]) => ({
    id,
    kind,
    name,
    technology,
    purpose,
  })),
  links: text.links.map(([from, to, label]) => ({ from, to, label })),
  entities: readEntities(text.entities).entities,
  decisions: text.decisions.map(([name, choice, reason, alternatives]) => ({
    title: name,
    choice,
    reason,
    alternatives,
  })),
  risks: text.risks.map(([risk, effect, measure]) => ({ risk, effect, measure })),
});
