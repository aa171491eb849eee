/** Engines by name: by their id, or by the bare name of their model where only one engine is meant by it. */
import { AppError } from '#kit/errors.ts';
import type { Capability, Engine } from './engine.ts';

type Named = Pick<Engine, 'id' | 'model' | 'can'> & { hidden?: boolean };

/** `need` decides between engines that share the name of a model; where it does not, all of their ids are told. */
export function engineNamed<E extends Named>(
  engines: readonly E[],
  name: string,
  need: readonly Capability[] = [],
): E | undefined {
  const exact = engines.find(({ id }) => id === name);
  if (exact) return exact;
  const alike = engines.filter(({ model, hidden }) => model === name && !hidden);
  const able = alike.filter(({ can }) => need.every((one) => can.includes(one)));
  const meant = able.length > 0 ? able : alike;
  if (meant.length > 1)
    throw new AppError('invalid:engine', {
      message: `Several engines have a model called ${name}. Name one of ${meant.map(({ id }) => id).join(', ')}.`,
    });
  return meant[0];
}
