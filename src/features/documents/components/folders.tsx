import { FilterLinks } from '#kit/ui/filter-links.tsx';
import type { DocumentView } from '../contract.ts';

/** The folders that documents are in, where they are in any. */
export function Folders({ items, folder }: { items: readonly DocumentView[]; folder: string | undefined }) {
  const names = [...new Set(items.map((one) => one.folder))]
    .filter(Boolean)
    .toSorted((a, b) => a.localeCompare(b));
  if (names.length === 0) return null;
  return (
    <FilterLinks
      label="Folders"
      param="folder"
      value={folder}
      options={[
        { label: 'All documents', value: undefined },
        ...names.map((name) => ({
          label: name,
          value: name,
          count: items.filter((one) => one.folder === name).length,
        })),
      ]}
    />
  );
}
