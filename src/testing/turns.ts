/**
 * What takes turns in `npm test`: most tests need not see both databases, most pages both looks, nor every long fault, in every run.
 * Which it is follows from the name and the day, so that four days see all of it; `npm run soak` and a test run by
 * its path see all of it at once. `TEST_DAY` repeats the choice of another day.
 */
import { createHash } from 'node:crypto';

export type DatabaseKind = 'embedded' | 'postgresql';

export const takesTurns = process.env.TAKE_TURNS === 'true';
export const today = Number(process.env.TEST_DAY ?? Math.floor(Date.now() / 86_400_000));

const place = (name: string, day: number) => createHash('sha256').update(name).digest()[0]! + day;

export const turnOf = (name: string, day = today) => (place(name, day) % 2) as 0 | 1;

/** What is long has one day in four. */
export const hasLongTurn = (name: string, day = today) => place(name, day) % 4 === 0;

/**
 * Where the databases can differ: locks, people at once, events, jobs, migrations, searching, SQL of our own, money.
 * Folders and files whose tests run on both, always.
 */
export const onBoth = [
  'src/app/attack/races.db.test.ts',
  'src/app/backup/',
  'src/app/housekeeping.db.test.ts',
  'src/app/who-sees-what.db.test.ts',
  'src/features/accounts/google.db.test.ts',
  'src/features/accounts/register.db.test.ts',
  'src/features/accounts/sign-out.db.test.ts',
  'src/features/admin/site.db.test.ts',
  'src/features/admin/users.db.test.ts',
  'src/features/beta/',
  'src/features/billing/',
  'src/features/businesses/',
  'src/features/gallery/gallery.db.test.ts',
  'src/features/invites/',
  'src/features/openai-api/fifty-at-once.db.test.ts',
  'src/features/pandas/',
  'src/features/profiles/',
  'src/features/pulse/',
  'src/features/questions/',
  'src/features/quests/quests.db.test.ts',
  'src/features/talks/talks.db.test.ts',
  'src/features/thanks/',
  'src/features/topics/',
  'src/features/usage/',
  'src/kit/auth/',
  'src/kit/credits/',
  'src/kit/db/',
  'src/kit/events/',
  'src/kit/files/',
  'src/kit/jobs/',
  'src/kit/mail/',
  'src/kit/principals/',
  'src/kit/realtime/',
  'src/kit/trash/',
  'src/tools/run/',
  'src/tools/share/',
  'src/tools/talk/',
];

export function runsOn(kind: DatabaseKind, file: string, day = today): boolean {
  const turn: DatabaseKind = turnOf(file, day) === 0 ? 'embedded' : 'postgresql';
  return turn === kind || onBoth.some((place) => file.startsWith(place));
}

/** Journeys on which all others stand: signing in, asking, finding, keeping, sharing. The rest have every fourth day each. */
export const everyDay = [
  'e2e/accounts',
  'e2e/consensus',
  'e2e/first-load',
  'e2e/pages',
  'e2e/search',
  'e2e/shares',
  'e2e/tool-page',
  'e2e/works',
];
export const runsToday = (file: string, day = today) =>
  everyDay.some((place) => file.startsWith(place)) || hasLongTurn(file, day);
