/** Entities so that each comes after those it needs. A required reference that closes a circle becomes optional: nothing could be stored first. */
import type { Entity } from './architecture.ts';

export interface Ordered {
  entities: Entity[];
  /** `Order.invoice`: references that were made optional. */
  loosened: string[];
}

export function orderEntities(given: readonly Entity[]): Ordered {
  const byName = new Map(given.map((entity) => [entity.name, entity]));
  const placed = new Map<string, Entity>();
  const under = new Set<string>();
  const loosened: string[] = [];

  function place(entity: Entity): void {
    if (placed.has(entity.name)) return;
    under.add(entity.name);
    const fields = entity.fields
      // What leads nowhere cannot be a key.
      .filter(({ type, target }) => type !== 'reference' || byName.has(target))
      .map((field) => {
        if (field.type !== 'reference' || field.optional) return field;
        if (!under.has(field.target)) {
          place(byName.get(field.target)!);
          return field;
        }
        loosened.push(`${entity.name}.${field.name}`);
        return { ...field, optional: true };
      });
    under.delete(entity.name);
    placed.set(entity.name, { ...entity, fields });
  }

  for (const entity of given) place(entity);
  return { entities: [...placed.values()], loosened };
}
