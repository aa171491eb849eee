import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EngineItem } from '#kit/ai/contract.ts';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { DropdownMenuItem } from '#kit/ui/dropdown-menu.tsx';
import { MoreMenu } from '#kit/ui/more-menu.tsx';
import { listPanels, removePanel, renamePanel, savePanel, type SavedPanel } from '../../contract.ts';
import { NameForm } from './name-form.tsx';

interface SavedPanelsProps {
  engines: readonly EngineItem[];
  panel: readonly string[];
  onChange: (panel: readonly string[]) => void;
}

const refreshes = [listPanels];

/** Panels kept by name: used again with one press, renamed, deleted. */
export function SavedPanels({ engines, panel, onChange }: SavedPanelsProps) {
  const { data } = useQuery(query(listPanels));
  const [isNaming, setNaming] = useState(false);
  const save = useCall(savePanel, { refreshes, onSuccess: () => setNaming(false) });
  const saved = data?.items ?? [];
  const isSaved = saved.some(({ engines: ids }) => sameSet(ids, panel));
  if (saved.length === 0 && panel.length < 2) return null;
  return (
    <section aria-label="Saved panels" className="grid gap-3">
      {saved.length > 0 && (
        <ul className="grid gap-1">
          {saved.map((one) => (
            <SavedPanelRow
              key={one.id}
              saved={one}
              names={engines.filter(({ id }) => one.engines.includes(id)).map(({ title }) => title)}
              isChosen={sameSet(one.engines, panel)}
              onUse={() => onChange(one.engines)}
            />
          ))}
        </ul>
      )}
      {panel.length >= 2 && !isSaved && !isNaming && (
        <Button variant="link" size="sm" className="w-fit" onClick={() => setNaming(true)}>
          Save these {panel.length} as a panel
        </Button>
      )}
      {isNaming && (
        <NameForm
          label="Panel name"
          error={save.error}
          pending={save.isPending}
          onCancel={() => setNaming(false)}
          onName={(name) => save.mutate({ body: { name, engines: [...panel] } })}
        />
      )}
    </section>
  );
}

interface SavedPanelRowProps {
  saved: SavedPanel;
  names: readonly string[];
  isChosen: boolean;
  onUse: () => void;
}

function SavedPanelRow({ saved, names, isChosen, onUse }: SavedPanelRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const rename = useCall(renamePanel, { refreshes, onSuccess: () => setRenaming(false) });
  const remove = useCall(removePanel, { refreshes });
  const params = { id: saved.id };
  if (isRenaming)
    return (
      <li>
        <NameForm
          label="New name"
          first={saved.name}
          error={rename.error}
          pending={rename.isPending}
          onCancel={() => setRenaming(false)}
          onName={(name) => rename.mutate({ params, body: { name } })}
        />
      </li>
    );
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onUse}
        disabled={names.length === 0}
        className="grid min-h-11 min-w-0 flex-1 rounded-md px-3 py-1.5 text-left hover:bg-sunken disabled:opacity-60 aria-pressed:bg-bamboo-soft"
      >
        <span dir="auto" className="truncate font-medium">
          {saved.name}
        </span>
        <span className="truncate text-sm text-muted">
          {names.join(', ') || 'None of its engines are available'}
        </span>
      </button>
      <MoreMenu label={`More for ${saved.name}`} pending={remove.isPending}>
        <DropdownMenuItem onSelect={() => setRenaming(true)}>Rename</DropdownMenuItem>
        <DropdownMenuItem danger onSelect={() => remove.mutate({ params })}>
          Delete
        </DropdownMenuItem>
      </MoreMenu>
    </li>
  );
}

const sameSet = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one) => b.includes(one));
