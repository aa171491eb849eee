import { projectSchema, zipFormat } from '#tools/kinds/project.server.ts';
import { binaryType, type ProjectData } from '#tools/kinds/project.ts';
import { projectWork } from '#tools/kinds/project-work.ts';
import { implementWork } from '#tools/work/implement-work.server.ts';
import { projectPartsInWorker } from './project/parts-pool.server.ts';
import { takeBundle, takeZip } from './take/take-project.server.ts';

const textFiles = ({ files }: ProjectData) => files.filter(({ path }) => binaryType(path) === undefined);

export const projectWorks = implementWork(projectWork, {
  schema: projectSchema,
  version: 1,
  text: (project) =>
    textFiles(project)
      .map(({ path, text }) => `── ${path}\n${text}`)
      .join('\n\n'),
  preview: ({ files }) =>
    files
      .slice(0, 12)
      .map(({ path }) => path)
      .join(', '),
  exporters: [
    { ...zipFormat, write: ({ content, who, signal }) => takeZip(content, { who, signal }) },
    {
      format: 'git',
      label: 'All versions (git bundle)',
      extension: 'bundle',
      contentType: 'application/octet-stream',
      write: takeBundle,
    },
  ],
  parts: projectPartsInWorker,
  limit: 3_000_000,
});
