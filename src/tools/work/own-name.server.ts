/** Whoever writes in a work may not put words into the mouth of another, whether that person works on it or not. */
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { findPerson, listCollaborators } from './collaborator-queries.server.ts';
import type { Saying, ServerWorkKind } from './implement-work.server.ts';
import type { WorkRow } from './work-queries.server.ts';

interface Written {
  row: Pick<WorkRow, 'id' | 'ownerId'>;
  before: unknown;
  after: unknown;
  who: string;
  /** What stood under each name while it was open: undo may bring that back. */
  seen?: Map<string, string>;
}

/**
 * Where several work on it, what is new is signed by whoever sent it, or is shown as an engine's; authors that came with a file stay.
 * Whoever works alone deceives nobody. And under a name that is not theirs, nobody adds words to what was said.
 */
export async function mustUseOwnName(
  tx: Queryable,
  kind: ServerWorkKind,
  { row, before, after, who, seen }: Written,
): Promise<void> {
  if (!kind.said) return;
  const earlier = kind.schema.safeParse(before);
  const known = new Map(earlier.success ? kind.said(earlier.data).map((one) => [keyOf(one), one]) : []);
  const suspect = kind.said(after).filter((saying) => {
    const key = keyOf(saying);
    const was = known.get(key);
    return !was || !holds(remembered(seen, key, was.under ?? ''), saying.under ?? '');
  });
  if (suspect.length === 0) return;
  const collaborators = await listCollaborators(tx, row.id);
  if (collaborators.length === 0) return;
  const people = [await findPerson(tx, row.ownerId), ...collaborators];
  const called = (isThem: boolean) =>
    people.flatMap((person) => (person && (person.id === who) === isThem ? [spelled(person.name)] : []));
  const [own, others] = [called(true), called(false)];
  const isFine = ({ by, isEngine = false }: Saying) =>
    own.includes(spelled(by)) || (isEngine && !others.includes(spelled(by)));
  if (!suspect.every(isFine))
    throw new AppError('forbidden:name', {
      message: 'Comments and suggestions must be in your own name. Reload the page to continue.',
    });
}

const keyOf = ({ at, by, words, isEngine = false }: Saying) => JSON.stringify([at, by, words, isEngine]);

function remembered(seen: Map<string, string> | undefined, key: string, now: string): string {
  const before = seen?.get(key) ?? '';
  const all = holds(now, before) ? now : holds(before, now) ? before : before + now;
  if (all !== before) seen?.set(key, all);
  return all;
}

/** Whether all letters of the one are there in the other: what was said may be cut and moved, not added to. */
function holds(all: string, some: string): boolean {
  if (all === some || some === '') return true;
  const left = new Map<string, number>();
  for (const letter of all) left.set(letter, (left.get(letter) ?? 0) + 1);
  for (const letter of some) {
    const count = left.get(letter) ?? 0;
    if (count === 0) return false;
    left.set(letter, count - 1);
  }
  return true;
}

/** As people read it: what cannot be seen makes no other name. */
const spelled = (name: string) =>
  name
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
