import type { ProjectData } from '#tools/kinds/project.ts';

export interface TreeItem {
  /** The whole path. */
  path: string;
  name: string;
  depth: number;
  isFolder: boolean;
}

/** What the tree shows, from top to bottom: folders before files, and nothing of those that are closed. */
export function listTree({ files }: ProjectData, closed: ReadonlySet<string>): TreeItem[] {
  const folders = new Map<string, Set<string>>([['', new Set()]]);
  for (const { path } of files) {
    const steps = path.split('/');
    for (let at = 0; at < steps.length; at += 1) {
      const parent = steps.slice(0, at).join('/');
      if (!folders.has(parent)) folders.set(parent, new Set());
      folders.get(parent)!.add(steps[at]!);
    }
  }
  const items: TreeItem[] = [];
  function addFolder(folder: string, depth: number) {
    const all = [...(folders.get(folder) ?? [])].map((name) => {
      const path = folder === '' ? name : `${folder}/${name}`;
      return { path, name, depth, isFolder: folders.has(path) };
    });
    for (const item of all.toSorted(inOrder)) {
      items.push(item);
      if (item.isFolder && !closed.has(item.path)) addFolder(item.path, depth + 1);
    }
  }
  addFolder('', 0);
  return items;
}

const inOrder = (a: TreeItem, b: TreeItem) =>
  Number(b.isFolder) - Number(a.isFolder) || (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1);
