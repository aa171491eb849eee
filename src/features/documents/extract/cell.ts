import type { Cell, Reading } from './data.ts';
import { keyOf, type ValueKind } from './values.ts';

/** Sure only where two readers say the same, none of them says otherwise, or a person has decided. */
export function cellOf(readings: readonly Reading[], kind: ValueKind, decided: string | undefined): Cell {
  const kept = [...readings];
  if (decided !== undefined) return { state: 'decided', value: decided, readings: kept };
  const [first] = kept;
  if (!first) return { state: 'missing', value: null, readings: [] };
  const keys = new Set(kept.map(({ value }) => keyOf(kind, value)));
  return keys.size === 1 && kept.length > 1
    ? { state: 'agreed', value: first.value, readings: kept }
    : { state: 'differ', value: null, readings: kept };
}
