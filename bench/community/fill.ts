/** A community of a hundred thousand with a million things that happened, written by the database itself. */
import { sql } from 'drizzle-orm';
import type { Connection } from '#kit/db/database.server.ts';

export const members = 100_000;
export const happenings = 1_000_000;
export const followers = 10_000;

/** Ids in the order of their numbers, as real ones are in the order of time. */
const idOf = (group: string, number: string) =>
  `('0190${group}-' || substr(lpad(to_hex((${number})), 8, '0'), 1, 4) || '-7' || substr(lpad(to_hex((${number})), 8, '0'), 5, 3) || '-8' || substr(lpad(to_hex((${number})), 8, '0'), 8, 1) || '00-' || lpad(to_hex((${number})), 12, '0'))::uuid`;
export const memberId = (number: number) => sql.raw(idOf('0001', String(number)));

/** What older happenings were about is gone, as it may be; of the newest all is there. */
const written = 20_000;
const questions = 500_000;
const answers = happenings - questions - members;

export async function fill({ db }: Connection) {
  const run = (statement: string) => db.execute(sql.raw(statement));
  const all = `generate_series(1, ${members}) n`;
  await db.transaction(async (tx) => {
    const write = (statement: string) => tx.execute(sql.raw(statement));
    // Neither the index of the site nor foreign keys are what is measured.
    await write(`set local session_replication_role = replica`);
    await write(`set local statement_timeout = 0`);
    await write(`insert into principal (id, kind) select ${idOf('0001', 'n')}, 'user' from ${all}`);
    await write(`insert into "user" (id, name, email, email_verified, username, display_username, about)
      select ${idOf('0001', 'n')}, 'Member ' || n, 'm' || n || '@example.org', true, 'member-' || n, 'Member-' || n,
        'I like thing ' || (n % 977) || ' and ' || (n % 31) from ${all}`);
    await write(`insert into member_facet (owner_id, kind, value, label)
      select ${idOf('0001', 'n')}, k.kind, k.kind || ' ' || (n * k.step % 200), k.kind || ' ' || (n * k.step % 200)
      from ${all}, (values ('offering', 7), ('skill', 13), ('language', 3)) k(kind, step) where n % 3 = 0`);
    await write(`insert into part_audience (owner_id, part, audience)
      select ${idOf('0001', 'n')}, p.part, p.audience from ${all},
        (values ('listed', 'members', 50), ('offerings', 'followers', 20), ('activity', 'followers', 25), ('about', 'nobody', 40)) p(part, audience, every)
      where n % p.every = 0`);
    await write(`insert into member_place (owner_id, precision, place_id, country, name, latitude, longitude, placed_at)
      select ${idOf('0001', 'n')}, 'country', (array['pt','de','jp','br','ke'])[1 + n % 5], (array['PT','DE','JP','BR','KE'])[1 + n % 5],
        (array['Portugal','Germany','Japan','Brazil','Kenya'])[1 + n % 5], n % 60, n % 120, now() from ${all} where n % 4 = 0`);
    // The first is followed by ten thousand; everyone follows a few, and the second follows five hundred.
    await write(`insert into follow (owner_id, other_id) select ${idOf('0001', 'n')}, ${idOf('0001', '1')} from generate_series(2, ${followers + 1}) n
      union select ${idOf('0001', 'n')}, ${idOf('0001', '1 + (n * k.k) % ' + members)} from ${all}, generate_series(3, 5) k(k) where 1 + (n * k.k) % ${members} <> n
      union select ${idOf('0001', '2')}, ${idOf('0001', 'n')} from generate_series(1000, 1500) n`);
    await write(
      `insert into boundary (owner_id, other_id, kind) select ${idOf('0001', '2')}, ${idOf('0001', 'n')}, 'mute' from generate_series(90000, 90050) n`,
    );
    await write(`insert into question_post (id, kind, question_id, author_id, title, text)
      select ${idOf('0002', 'n')}, 'question', ${idOf('0002', 'n')}, ${idOf('0001', '1 + n % ' + members)}, 'Question ' || n, '' from generate_series(${questions - written}, ${questions}) n`);
    await write(`insert into question_post (id, kind, question_id, author_id, title, text)
      select ${idOf('0003', 'n')}, 'answer', ${idOf('0002', `(${questions} - n % ${written})`)}, ${idOf('0001', '1 + (n * 7) % ' + members)}, '', 'Answer' from generate_series(${answers - written}, ${answers}) n`);
    // Mixed, as they happen.
    await write(`insert into activity (id, actor_id, kind, subject_id, audience)
      select ${idOf('0004', '2 * n')}, ${idOf('0001', '1 + n % ' + members)}, 'question', ${idOf('0002', 'n')}, case when (1 + n % ${members}) % 25 = 0 then 'followers' else 'everyone' end
      from generate_series(1, ${questions}) n`);
    await write(`insert into activity (id, actor_id, kind, subject_id, audience)
      select ${idOf('0004', '2 * n + 1')}, ${idOf('0001', '1 + (n * 7) % ' + members)}, 'answer', ${idOf('0003', 'n')}, 'everyone' from generate_series(1, ${answers}) n`);
    await write(`insert into activity (id, actor_id, kind, subject_id, audience)
      select ${idOf('0005', 'n')}, ${idOf('0001', 'n')}, 'member', ${idOf('0001', 'n')}, 'everyone' from ${all}`);
    await write(`insert into activity_last (actor_id, audience, at)
      select actor_id, audience, max(created_at) from activity group by actor_id, audience`);
  });
  await run('analyze');
}
