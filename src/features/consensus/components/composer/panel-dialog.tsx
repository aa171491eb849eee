import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import type { EngineItem } from '#kit/ai/contract.ts';
import { engineSources } from '#kit/ai/engine.ts';
import { costWords, engineGroups } from '#tools/page/engine-picker.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from '#kit/ui/dialog.tsx';
import { mostMembers } from '../../tool.ts';
import { PanelButton, type PanelPickerProps } from './panel-picker.tsx';
import { SavedPanels } from './saved-panels.tsx';

export default function PanelDialog({ engines, panel, onChange }: PanelPickerProps) {
  return (
    <Dialog defaultOpen>
      <DialogTrigger asChild>
        <PanelButton engines={engines} panel={panel} onChange={onChange} />
      </DialogTrigger>
      {engines.length === 1 ? (
        <OnlyEngine engine={engines[0]!} />
      ) : (
        <DialogContent
          title="Engines"
          description="Choose two to six, or let us choose. Engines from different providers check each other best."
        >
          <div className="grid gap-6">
            <SavedPanels engines={engines} panel={panel} onChange={onChange} />
            <EngineChoice engines={engines} panel={panel} onChange={onChange} />
            <p role="status" className="font-medium empty:hidden">
              {isAlone(panel) && 'Choose at least one more engine.'}
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
      )}
    </Dialog>
  );
}

/** One is no choice: what it does, and the way to another. */
function OnlyEngine({ engine: { id, title } }: { engine: EngineItem }) {
  return (
    <DialogContent
      title="Engines"
      description={`There is one engine here: ${title}. Connect another to compare their answers.`}
    >
      {id === 'bamboo' && <p>Bamboo answers with each of its own sources that knows.</p>}
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="secondary">Close</Button>
        </DialogClose>
        <Button asChild>
          <Link to={href('/ai-models/connect')}>Connect another engine</Link>
        </Button>
      </DialogFooter>
    </DialogContent>
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
              engine.id === 'bamboo' ? 'each source that has an answer' : `family ${engine.family}`,
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

/** Bamboo alone is several: each source that has an answer. */
const isAlone = (panel: readonly string[]) => panel.length === 1 && panel[0] !== 'bamboo';
