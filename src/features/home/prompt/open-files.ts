import type { NavigateFunction } from 'react-router';
import { handFiles } from '#kit/files/handed-files.ts';
import { pageForFile } from './page-for-file.ts';

/** Opens the tool for the first of them, with all that are for the same tool in it. Without any, the browser asks which. */
export async function openFiles(navigate: NavigateFunction, given?: readonly File[]) {
  const files = given ?? (await chooseFiles());
  const [page] = files.map(pageForFile);
  if (page === undefined) return;
  handFiles(files.filter((file) => pageForFile(file) === page));
  await navigate(page);
}

/** The browser's choice of files. */
function chooseFiles(): Promise<File[]> {
  const field = document.createElement('input');
  field.type = 'file';
  field.multiple = true;
  const { promise, resolve } = Promise.withResolvers<File[]>();
  field.addEventListener('change', () => resolve([...(field.files ?? [])]));
  field.click();
  return promise;
}
