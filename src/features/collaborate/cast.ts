/** Who takes which role. */
import type { Engine } from '#kit/ai/engine.ts';
import { AppError } from '#kit/errors.ts';
import { draftRoles, type DraftRole } from './roles.ts';

type Candidate = Pick<Engine, 'id' | 'title' | 'family' | 'source' | 'can'>;
export type Chosen = Partial<Record<DraftRole, string | undefined>>;
/** Null: nobody here can do it. */
export type Cast<E extends Candidate = Candidate> = Record<DraftRole, E | null>;

export const builtInEngine = 'bamboo';
export const builtInTitle = 'Bamboo';
/** Too weak to judge or mend a text; better than nothing to begin one. */
const weakWriter = 'bamboo/writer';

/** What writes whatever it is asked for. */
export const isLanguageModel = ({ id, source, can }: Pick<Candidate, 'id' | 'source' | 'can'>) =>
  can.includes('text') && (source !== 'bamboo' || id === weakWriter);

/** Those that people can give a role: only language models write from nothing. */
export function candidatesFor<E extends Candidate>(role: DraftRole, engines: readonly E[]): E[] {
  return engines.filter(
    (engine) => isLanguageModel(engine) || (role !== 'draft' && engine.id === builtInEngine),
  );
}

export function castRoles<E extends Candidate>(engines: readonly E[], chosen: Chosen = {}): Cast<E> {
  const strong = engines.filter((engine) => isLanguageModel(engine) && engine.id !== weakWriter);
  const named = (id: string | null | undefined) => engines.find((engine) => engine.id === id) ?? null;
  const [writer = null] = strong;
  // A mistake that a family makes, it does not see. Nobody's text goes further out, or costs more, for that.
  const other = strong.find(({ family, source }) => family !== writer?.family && source === writer?.source);
  const critic = other ?? writer ?? named(builtInEngine);
  const usual: Cast<E> = {
    draft: writer ?? named(weakWriter),
    critique: critic,
    check: critic,
    revise: writer ?? named(builtInEngine),
  };
  return Object.fromEntries(
    draftRoles.map((role) => {
      const id = chosen[role];
      if (id === undefined) return [role, usual[role]];
      const engine = candidatesFor(role, engines).find((one) => one.id === id);
      if (!engine)
        throw new AppError('not_found:engine', { message: 'That engine isn’t available for this role.' });
      return [role, engine];
    }),
  ) as Cast<E>;
}
