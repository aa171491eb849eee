/** What takes long when a project is taken away, done in a worker. */
import { createWorkerPool } from '#kit/workers/worker-pool.server.ts';
import { workerEntry } from '#kit/workers/worker-entry.server.ts';
import type { Taker } from '#tools/export/make-files.server.ts';
import { zipProject } from '#tools/kinds/project.server.ts';
import type { ProjectData } from '#tools/kinds/project.ts';
import type { ExportedWork } from '#tools/work/work-exporter.ts';
import type { Revision } from '../git/write-bundle.server.ts';
import type { tasks } from './take-worker.server.ts';

const pool = createWorkerPool<typeof tasks>({
  entry: workerEntry('take-worker', import.meta.url),
  megabytes: 512,
  deadlineMs: 60_000,
  maxWaiting: 20,
});

/** Characters of all versions together; what is older stays here. */
const mostHistory = 20_000_000;

/** With a page that needs no web server, where one can be built. */
export async function takeZip(content: ProjectData, taker: Taker) {
  return zipProject(await pool.runTask('opensFromDisk', content, taker), taker);
}

export async function takeBundle({ title, versions, who, signal }: ExportedWork<ProjectData>) {
  const revisions: Revision[] = [];
  let size = 0;
  for await (const { content: project, name, number, author, createdAt } of versions()) {
    size += project.files.reduce((sum, { text }) => sum + text.length, 0);
    if (size > mostHistory && revisions.length > 0) break;
    const message = name ?? (number === null ? title : `Version ${number}`);
    revisions.unshift({ project, message, author: author ?? '', at: createdAt.getTime() });
  }
  return pool.runTask('gitBundle', revisions, { who, signal });
}
