import { makePattern } from '../make-pattern.ts';

export const pipeline = makePattern({
  summary:
    'Uploads go straight to storage. A queue hands them to workers, which may be killed at any moment without losing work.',
  components: [
    ['user', 'person', 'User', '', 'Uploads files and takes results.'],
    ['site', 'website', 'Website', 'React', 'Upload, progress, results.'],
    ['api', 'service', 'API', 'Node.js', 'Permits uploads and shows states.'],
    ['files', 'storage', 'File storage', 'S3', 'Uploads and results.'],
    ['queue', 'queue', 'Queue', 'PostgreSQL table', 'Jobs with attempts and leases.'],
    ['worker', 'worker', 'Workers', 'Node.js', 'One file at a time, with limits.'],
    ['db', 'database', 'Database', 'PostgreSQL', 'Jobs and results.'],
  ],
  links: [
    ['user', 'site', 'uploads'],
    ['site', 'api', 'JSON'],
    ['site', 'files', 'signed upload'],
    ['api', 'queue', 'adds a job'],
    ['queue', 'worker', 'lease'],
    ['worker', 'files', 'reads and writes'],
    ['worker', 'db', 'progress'],
    ['api', 'db', 'SQL'],
  ],
  entities: `Account: email text unique
Upload: account -> Account, name, bytes integer, storageKey text unique, uploadedAt timestamp
Job: upload -> Upload, state, attempts integer, leasedUntil timestamp optional, problem text optional
Artifact: job -> Job, kind, storageKey text unique, bytes integer`,
  decisions: [
    [
      'The queue is a table',
      'Jobs are rows taken with “skip locked”.',
      'A job and what caused it are stored in one transaction.',
      'A message broker: more throughput, two things that can disagree.',
    ],
    [
      'Leases, not locks',
      'A worker holds a job for a minute and renews it.',
      'A killed worker’s job is taken by the next.',
      'Delete when taken: a crash loses work.',
    ],
  ],
  risks: [
    [
      'One huge file blocks everyone',
      'Others wait for hours.',
      'Turns by account, and limits of time and memory per job.',
    ],
    [
      'A file is built to attack the reader',
      'A worker runs foreign code.',
      'Workers without network or secrets, restarted after each job.',
    ],
  ],
});
