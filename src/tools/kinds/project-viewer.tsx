import { useState } from 'react';
import { Code } from '#kit/ui/markdown/code.tsx';
import { Select } from '#kit/ui/select.tsx';
import { cn } from '#kit/ui/cn.ts';
import type { Viewed } from './kind-table.ts';
import type { ProjectData } from './project.ts';

export default function ProjectViewer({ output, isGrowing = false }: Viewed<ProjectData>) {
  const [chosen, setChosen] = useState<string | null>(null);
  if (!output.data) return null;
  const { files, entry } = output.data;
  const shown =
    files.find(({ path }) => path === chosen) ?? files.find(({ path }) => path === entry) ?? files[0];
  if (!shown) return null;
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(10rem,1fr)_minmax(0,3fr)]">
      <div className="md:hidden">
        <Select aria-label="File" value={shown.path} onChange={(event) => setChosen(event.target.value)}>
          {files.map(({ path }) => (
            <option key={path}>{path}</option>
          ))}
        </Select>
      </div>
      <ul aria-label="Files" className="hidden content-start gap-0.5 md:grid">
        {files.map(({ path }) => (
          <li key={path}>
            <button
              type="button"
              aria-pressed={path === shown.path}
              onClick={() => setChosen(path)}
              className={cn(
                'w-full rounded-control px-3 py-1.5 text-left font-mono text-sm wrap-anywhere hover:bg-sunken',
                path === shown.path && 'bg-sunken font-semibold',
              )}
            >
              <FolderAndName path={path} />
            </button>
          </li>
        ))}
      </ul>
      <Code key={shown.path} code={shown.text} language={languageOf(shown.path)} isGrowing={isGrowing} />
    </div>
  );
}

function FolderAndName({ path }: { path: string }) {
  const cut = path.lastIndexOf('/') + 1;
  return (
    <>
      <span className="text-muted">{path.slice(0, cut)}</span>
      {path.slice(cut)}
    </>
  );
}

/** Grammars go by the usual endings themselves. */
const languageOf = (path: string) => /\.(\w+)$/.exec(path)?.[1] ?? '';
