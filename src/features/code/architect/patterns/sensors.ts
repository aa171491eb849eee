import { makePattern } from '../make-pattern.ts';

export const sensors = makePattern({
  summary:
    'Readings are accepted fast, stored in time order and summed up by the hour. Alarms are decided from the stored readings.',
  components: [
    ['device', 'external', 'Devices', 'MQTT', 'Send readings every minute.'],
    ['broker', 'queue', 'Broker', 'MQTT broker', 'Holds connections and hands on messages.'],
    ['intake', 'worker', 'Intake', 'Node.js', 'Checks and stores readings in batches.'],
    ['db', 'database', 'Time series', 'PostgreSQL, partitioned', 'Readings by day, and hourly sums.'],
    ['alarms', 'worker', 'Alarms', 'Node.js', 'Compares readings with limits.'],
    ['api', 'service', 'API', 'Node.js', 'Charts and settings.'],
    ['site', 'website', 'Dashboard', 'React', 'Charts, map, alarms.'],
    ['operator', 'person', 'Operator', '', 'Watches and acts.'],
  ],
  links: [
    ['device', 'broker', 'readings'],
    ['broker', 'intake', 'batches'],
    ['intake', 'db', 'SQL'],
    ['alarms', 'db', 'reads'],
    ['site', 'api', 'JSON'],
    ['api', 'db', 'SQL'],
    ['operator', 'site', 'watches'],
    ['alarms', 'operator', 'e-mail'],
  ],
  entities: `Site: name, timeZone
Device: site -> Site, serial text unique, model, lastSeen timestamp optional
Reading: device -> Device, metric, value decimal, at timestamp
Limit: device -> Device, metric, lowest decimal optional, highest decimal optional
Alarm: device -> Device, metric, beganAt timestamp, endedAt timestamp optional`,
  decisions: [
    [
      'A partition per day',
      'Old days are dropped as a whole.',
      'Deleting rows one by one would take longer than storing them.',
      'A database made for time series: at ten times the volume.',
    ],
    [
      'Charts read sums',
      'Hourly lows, highs and means are kept.',
      'A year loads as fast as a day.',
      'Sum on each view: slow and uneven.',
    ],
  ],
  risks: [
    [
      'A device sends nonsense',
      'False alarms.',
      'Bounds per metric, and an alarm only after three readings.',
    ],
    [
      'The clock of a device is wrong',
      'Readings land in the wrong day.',
      'Keep the time of arrival too, and mark large differences.',
    ],
  ],
});
