import { makePattern } from '../make-pattern.ts';

export const mobileApp = makePattern({
  summary:
    'The app keeps its own database and sends changes when it can. The server puts changes in order and hands them to the other devices.',
  components: [
    ['user', 'person', 'User', '', 'Works with or without a connection.'],
    ['app', 'app', 'App', 'React Native, SQLite', 'All screens work from the local database.'],
    ['sync', 'service', 'Sync service', 'Node.js', 'Takes changes and hands them on.'],
    ['db', 'database', 'Database', 'PostgreSQL', 'Records and the log of changes.'],
    ['push', 'external', 'Push services', 'APNs, FCM', 'Wakes other devices.'],
  ],
  links: [
    ['user', 'app', 'uses'],
    ['app', 'sync', 'changes since number'],
    ['sync', 'db', 'SQL'],
    ['sync', 'push', 'notifies'],
    ['push', 'app', 'wakes'],
  ],
  entities: `Account: email text unique
Device: account -> Account, name, lastNumber integer
Record: account -> Account, kind, content json, deleted boolean
Change: record -> Record, device -> Device, number integer, content json, madeAt timestamp`,
  decisions: [
    [
      'The app never waits',
      'Screens read the local database alone.',
      'It feels the same in a tunnel.',
      'Ask the server: simpler, and dead without it.',
    ],
    [
      'The last change of a field wins',
      'Changes carry fields, not whole records.',
      'Two people rarely change the same field.',
      'Conflict-free data types: for texts that are edited together.',
    ],
  ],
  risks: [
    [
      'An old app sends old shapes',
      'Records break.',
      'Versions in every change, and a smallest version that is accepted.',
    ],
    [
      'A lost phone',
      'Someone reads the data.',
      'Encrypt the local database, and let people end a device’s access.',
    ],
  ],
});
