/** Changes places with what stands before or after it in the source, so that people who hear the page get the same order. */
import type { ProjectData } from '#tools/kinds/project.ts';
import { entryPage } from '../bundle/entry-page.ts';
import type { Picked } from '../preview/picked.ts';
import { writeFile } from '../project/edit-project.ts';
import { findInPage } from './find-in-page.ts';

export type Way = 'before' | 'after';

/** Undefined where there is nothing to change places with. Of what a script made, the part of the page that holds it moves. */
export function moveElement(project: ProjectData, { trail }: Picked, way: Way): ProjectData | undefined {
  const page = entryPage(project);
  if (!page || !project.files.some(({ path }) => path === page.path)) return undefined;
  const element = findInPage(page.text, trail)?.element;
  const other = element?.[way];
  if (!element || !other || ['html', 'head', 'body'].includes(element.tag)) return undefined;
  const [first, second] = way === 'before' ? [other, element] : [element, other];
  const { text } = page;
  return writeFile(
    project,
    page.path,
    text.slice(0, first.from) +
      text.slice(second.from, second.to) +
      text.slice(first.to, second.from) +
      text.slice(first.from, first.to) +
      text.slice(second.to),
  );
}
