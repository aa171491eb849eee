import Users from 'lucide-react/icons/users-round';
import { useState } from 'react';
import type { EngineItem } from '#features/engines/contract.ts';
import { engineSources } from '#kit/ai/engine.ts';
import { costWords, engineGroups } from '#tools/page/engine-picker.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from '#kit/ui/dialog.tsx';
import { mostMembers } from '../../tool.ts';
import { SavedPanels } from './saved-panels.tsx';

interface PanelPickerProps {
  engines: readonly EngineItem[];
  /** Empty: the best available. */
  panel: readonly string[];
  onChange: (panel: readonly string[]) => void;
}

/** Who answers: the best available, or two to six engines of one's choice. */
export function PanelPicker({ engines, panel, onChange }: PanelPickerProps) {
  const [open, setOpen] = useState(false);
  const chosen = engines.filter(({ id }) => panel.includes(id));
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="ghost" size="sm" className="min-w-0 px-3">
          <Users aria-hidden />
          <span className="max-w-40 truncate sm:max-w-64">
            <span className="sr-only">Who answers: </span>
            {chosen.length === 0 ? 'Best available' : chosen.map(({ title }) => title).join(', ')}
          </span>
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Who answers"
        description="Choose two to six, or leave it to us. Engines from different makers check each other best."
      >
        <div className="grid gap-6">
          <SavedPanels engines={engines} panel={panel} onChange={onChange} />
          <EngineChoice engines={engines} panel={panel} onChange={onChange} />
          <p role="status" className="font-medium empty:hidden">
            {isAlone(panel) && 'One alone cannot agree with anyone: choose one more.'}
          </p>
        </div>
        {/* In reach however many engines there are. */}
        <DialogFooter className="sticky -bottom-6 -mb-6 bg-surface pt-3 pb-6 sm:-bottom-8 sm:-mb-8 sm:pb-8">
          <Button variant="secondary" disabled={panel.length === 0} onClick={() => onChange([])}>
            Best available
          </Button>
          <DialogClose asChild>
            <Button>Done</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function EngineChoice({ engines, panel, onChange }: PanelPickerProps) {
  const isFull = panel.length >= mostMembers;
  const toggle = (id: string) =>
    onChange(panel.includes(id) ? panel.filter((other) => other !== id) : [...panel, id]);
  return engineSources.map((source) => {
    const own = engines.filter((engine) => engine.source === source);
    if (own.length === 0) return null;
    return (
      <fieldset key={source} className="grid gap-1">
        <legend className="mb-1 font-medium">{engineGroups[source]}</legend>
        {own.map((engine) => (
          <Checkbox
            key={engine.id}
            label={engine.title}
            hint={[
              engine.id === 'bamboo' ? 'each of its sources that knows' : `family ${engine.family}`,
              costWords(engine),
            ].join(', ')}
            checked={panel.includes(engine.id)}
            disabled={isFull && !panel.includes(engine.id)}
            onChange={() => toggle(engine.id)}
          />
        ))}
      </fieldset>
    );
  });
}

/** Bamboo alone is several: each of its sources that knows. */
const isAlone = (panel: readonly string[]) => panel.length === 1 && panel[0] !== 'bamboo';
