import { makePattern } from '../make-pattern.ts';

export const webApp = makePattern({
  summary:
    'A website for members, one service behind it and one database. Nothing runs that the first thousand members do not need.',
  components: [
    ['member', 'person', 'Member', '', 'Signs in and works with their records.'],
    ['site', 'website', 'Website', 'React', 'Pages and forms.'],
    ['api', 'service', 'API', 'Node.js', 'Checks who may do what, and keeps the records.'],
    ['db', 'database', 'Database', 'PostgreSQL', 'Accounts, sessions and records.'],
    ['mail', 'external', 'E-mail provider', 'SMTP', 'Confirmation and password e-mails.'],
  ],
  links: [
    ['member', 'site', 'uses'],
    ['site', 'api', 'HTTPS, JSON'],
    ['api', 'db', 'SQL'],
    ['api', 'mail', 'sends'],
  ],
  entities: `Member: email text unique, name, passwordHash, joinedAt timestamp
Session: member -> Member, expiresAt timestamp
Project: owner -> Member, title, archived boolean
Note: project -> Project, author -> Member, text, createdAt timestamp`,
  decisions: [
    [
      'One service',
      'All server code is one program.',
      'One thing to deploy, and calls between parts cannot fail.',
      'Several services; worth it when several teams release on their own.',
    ],
    [
      'Sessions in the database',
      'A random token in a cookie, its hash in a table.',
      'A session can be ended at once.',
      'Signed tokens: no lookup, but they cannot be taken back.',
    ],
  ],
  risks: [
    [
      'The database is lost',
      'All records are gone.',
      'Daily backups to another place, and a restore that is tried every month.',
    ],
    [
      'Stolen passwords from elsewhere',
      'Accounts are taken over.',
      'Refuse leaked passwords, limit attempts, offer a second factor.',
    ],
  ],
});
