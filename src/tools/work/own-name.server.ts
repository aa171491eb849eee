/** Whoever writes in a work may not put words into the mouth of another who works on it. */
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { findPerson, listCollaborators } from './collaborator-queries.server.ts';
import type { Saying, WorkKind } from './work-kind.ts';
import type { WorkRow } from './work-queries.server.ts';

interface Written {
  row: Pick<WorkRow, 'id' | 'ownerId'>;
  before: unknown;
  after: unknown;
  who: string;
}

/** Names of engines, and of authors from elsewhere, are nobody's here: they pass. */
export async function mustUseOwnName(
  tx: Queryable,
  kind: WorkKind,
  { row, before, after, who }: Written,
): Promise<void> {
  if (!kind.said) return;
  const earlier = kind.schema.safeParse(before);
  const known = new Set(earlier.success ? kind.said(earlier.data).map(keyOf) : []);
  const names = kind
    .said(after)
    .filter((saying) => !known.has(keyOf(saying)))
    .map(({ by }) => spelled(by));
  if (names.length === 0) return;
  const people = [await findPerson(tx, row.ownerId), ...(await listCollaborators(tx, row.id))];
  const called = (isThem: boolean) =>
    people.flatMap((person) => (person && (person.id === who) === isThem ? [spelled(person.name)] : []));
  const [own, others] = [called(true), called(false)];
  if (names.some((name) => others.includes(name) && !own.includes(name)))
    throw new AppError('forbidden:name', {
      message: 'Comments and suggestions are written in your own name. Reload the page to continue.',
    });
}

const keyOf = ({ at, by, words }: Saying) => JSON.stringify([at, by, words]);

/** As people read it: what cannot be seen makes no other name. */
const spelled = (name: string) =>
  name
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
