import { makePattern } from '../make-pattern.ts';

export const booking = makePattern({
  summary: 'People book a resource for a span of time. The database itself refuses overlapping bookings.',
  components: [
    ['guest', 'person', 'Guest', '', 'Finds a time and books it.'],
    ['owner', 'person', 'Owner', '', 'Sets opening hours and sees the calendar.'],
    ['site', 'website', 'Booking site', 'React', 'Free times and the booking form.'],
    ['api', 'service', 'Booking service', 'Node.js', 'Free times, bookings, cancellations.'],
    ['db', 'database', 'Database', 'PostgreSQL', 'Resources, hours and bookings.'],
    ['jobs', 'worker', 'Reminders', 'Node.js', 'Confirmation and reminder e-mails.'],
    ['calendar', 'external', 'Calendars', 'iCalendar', 'Bookings in the owner’s own calendar.'],
  ],
  links: [
    ['guest', 'site', 'books'],
    ['owner', 'site', 'manages'],
    ['site', 'api', 'JSON'],
    ['api', 'db', 'SQL'],
    ['api', 'jobs', 'queues'],
    ['calendar', 'api', 'reads a feed'],
  ],
  entities: `Resource: name, capacity integer, timeZone
OpeningHours: resource -> Resource, weekday integer, opens text, closes text
Booking: resource -> Resource, guestName, guestEmail, startsAt timestamp, endsAt timestamp, state
Reminder: booking -> Booking, dueAt timestamp, sentAt timestamp optional`,
  decisions: [
    [
      'No overlap by constraint',
      'An exclusion constraint over resource and time span.',
      'Two requests at once cannot both win.',
      'Check, then insert: it fails under load.',
    ],
    [
      'Times with a zone',
      'Moments are stored in UTC, opening hours in the zone of the resource.',
      'Clock changes do not move bookings.',
      'Local times everywhere: wrong twice a year.',
    ],
  ],
  risks: [
    ['Guests do not come', 'Empty rooms.', 'A reminder, and cancelling by one link.'],
    [
      'Bookings by scripts',
      'The calendar is full of nobody.',
      'A limit per address, and confirmation by e-mail.',
    ],
  ],
});
