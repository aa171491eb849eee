import { makePattern } from '../make-pattern.ts';

export const chat = makePattern({
  summary:
    'Messages are stored first and delivered afterwards. A client that was away asks for everything after the last number it has.',
  components: [
    ['member', 'person', 'Member', '', 'Reads and writes.'],
    ['app', 'app', 'App', 'Web and mobile', 'Rooms, messages, notifications.'],
    ['api', 'service', 'API', 'Node.js', 'Stores messages and checks membership.'],
    ['live', 'service', 'Live gateway', 'WebSocket', 'Holds connections and hands out events.'],
    ['bus', 'queue', 'Bus', 'Redis streams', 'Events between nodes.'],
    ['db', 'database', 'Database', 'PostgreSQL', 'Rooms, members and messages.'],
    ['push', 'external', 'Push services', 'Web push', 'Notifications on phones.'],
  ],
  links: [
    ['member', 'app', 'uses'],
    ['app', 'api', 'sends'],
    ['api', 'db', 'SQL'],
    ['api', 'bus', 'event'],
    ['bus', 'live', 'event'],
    ['live', 'app', 'WebSocket'],
    ['api', 'push', 'notifies'],
  ],
  entities: `Member: handle text unique, name
Room: name, isPrivate boolean
Membership: room -> Room, member -> Member, role, lastRead integer
Message: room -> Room, author -> Member, number integer, text, sentAt timestamp, editedAt timestamp optional`,
  decisions: [
    [
      'A number per room',
      'Each message gets the next number of its room in the transaction that stores it.',
      'A client knows exactly what it missed.',
      'Times as order: clocks differ.',
    ],
    [
      'The client names its message',
      'Each message has an id that the sender made.',
      'Sending again after a lost answer does not double it.',
      'Ids by the server: duplicates on bad networks.',
    ],
  ],
  risks: [
    [
      'Everybody reconnects at once',
      'The gateway falls over after each release.',
      'Random delay before reconnecting, and a limit of new connections.',
    ],
    ['Abuse', 'Members leave.', 'Reports, blocking, and moderators per room.'],
  ],
});
