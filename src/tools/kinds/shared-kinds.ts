/** Kinds that tools of every feature make: texts, files, tables, charts, maps, e-mails, code projects. */
import { href } from '#kit/href.ts';
import { editedAsText } from '../work/kinds/text-work.ts';
import type { ChartData } from './chart.ts';
import type { TableData } from './csv.ts';
import type { FilesData } from './files.ts';
import { defineKind, editedAs, type Sources } from './kind.ts';
import type { Email } from './email.ts';
import type { MapData } from './map.ts';
import type { ProjectData } from './project.ts';
import { projectWork } from './project-work.ts';

/** Text with its sources: what most tools make. */
export const textKind = defineKind<Sources>({
  id: 'text',
  title: 'Text',
  readable: true,
  editedAs: editedAsText,
});

/** A tool of this kind takes what is said to it as `message`. */
export const chatKind = defineKind<Sources>({
  id: 'chat',
  title: 'Answer',
  readable: true,
  sharePath: ({ secret }) => href('/chat/share/:shareId', { shareId: secret }),
  editedAs: editedAsText,
});

export const picturesKind = defineKind<FilesData>({
  id: 'pictures',
  title: 'Pictures',
  pictures: ({ files }) =>
    files
      .filter(({ contentType }) => contentType.startsWith('image/'))
      .map(({ id }) => ({ file: id, description: '' })),
});
export const soundKind = defineKind<FilesData>({ id: 'sound', title: 'Sound' });
export const filmKind = defineKind<FilesData>({ id: 'film', title: 'Film' });
export const documentKind = defineKind<FilesData>({ id: 'document', title: 'Document' });

export const tableKind = defineKind<TableData>({ id: 'table', title: 'Table' });
export const chartKind = defineKind<ChartData>({ id: 'chart', title: 'Chart' });
export const mapKind = defineKind<MapData>({ id: 'map', title: 'Map' });
export const projectKind = defineKind<ProjectData>({
  id: 'project',
  title: 'Code project',
  editedAs: editedAs(projectWork, ({ output }) => output.data),
});

/** An e-mail before it has a sender; its button opens it in the composer, where it is edited and sent. */
export const emailKind = defineKind<Email>({ id: 'letter', title: 'E-mail', readable: true });
