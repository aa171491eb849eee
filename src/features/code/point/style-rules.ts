/** Changes of looks, one rule a line in a style sheet of their own that the page loads last. Other lines in it stay as they are. */
import type { ProjectData } from '#tools/kinds/project.ts';
import { entryPage } from '../bundle/entry-page.ts';
import { writeFile } from '../project/edit-project.ts';

export type Property = 'color' | 'background-color' | 'font-size' | 'display';

const sheetName = 'changes.css';
const important = ' !important';

/** The project with the property set, or without it where the value is null; undefined where no page could load the sheet. */
export function setStyle(
  project: ProjectData,
  selector: string,
  property: Property,
  value: string | null,
): ProjectData | undefined {
  const page = entryPage(project);
  if (!page || !project.files.some(({ path }) => path === page.path)) return undefined;
  const path = page.path.replace(/[^/]*$/, sheetName);
  const lines = (project.files.find((file) => file.path === path)?.text ?? '').split('\n').filter(Boolean);
  const start = `${selector} { `;
  const at = lines.findIndex((line) => line.startsWith(start) && line.endsWith(' }'));
  const kept = (at === -1 ? '' : lines[at]!.slice(start.length, -2))
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith(`${property}:`));
  const declared = value === null ? kept : [...kept, `${property}: ${value}${important}`];
  const rule = `${start}${declared.map((one) => `${one};`).join(' ')} }`;
  const others = lines.filter((_, line) => line !== at);
  const next = declared.length === 0 ? others : at === -1 ? [...lines, rule] : lines.with(at, rule);
  return withSheet(writeFile(project, path, next.map((line) => `${line}\n`).join('')), page.path);
}

function withSheet(project: ProjectData, page: string): ProjectData {
  const { text } = project.files.find(({ path }) => path === page)!;
  if (text.includes(`href="${sheetName}"`)) return project;
  const link = `<link rel="stylesheet" href="${sheetName}" />`;
  const head = /<\/head>/i.exec(text)?.index;
  if (head === undefined) return writeFile(project, page, `${text.trimEnd()}\n${link}\n`);
  return writeFile(project, page, `${text.slice(0, head)}  ${link}\n  ${text.slice(head)}`);
}
