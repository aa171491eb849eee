import { useDeferredValue, useMemo, useState } from 'react';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import type { ProjectData } from '#tools/kinds/project.ts';
import { mostFoundLines, searchProject } from '../project/search-project.ts';

interface SearchFilesProps {
  project: ProjectData;
  onOpen: (path: string, line: number) => void;
}

/** Finds words in all files; the editor's own search (Ctrl+F) finds them in one. */
export function SearchFiles({ project, onOpen }: SearchFilesProps) {
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words);
  const found = useMemo(() => searchProject(project, wanted), [project, wanted]);
  return (
    <div className="grid gap-2 border-t border-line p-2">
      <Field label="Search in files" hideLabel>
        <Input
          type="search"
          placeholder="Search in files"
          className="h-9 text-sm"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
      {wanted.trim() !== '' && (
        <div className="max-h-48 overflow-y-auto">
          <p role="status" className="px-1 text-sm text-muted">
            {found.length === 0 && 'No matches'}
            {found.length > 0 &&
              `${found.length}${found.length === mostFoundLines ? ' or more' : ''} matches`}
          </p>
          <ul aria-label="Matches">
            {found.map(({ path, line, text }, at) => (
              <li key={at}>
                <button
                  type="button"
                  className="block w-full rounded-control px-2 py-1 text-left text-sm hover:bg-sunken"
                  onClick={() => onOpen(path, line)}
                >
                  <span className="block truncate font-mono">{text}</span>
                  <span className="block truncate text-muted">
                    {path}:{line}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
