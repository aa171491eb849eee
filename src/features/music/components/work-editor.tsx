/** The studio: transport, arrangement, and for the chosen section its notes, drums and mixer. */
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { useEffect, useEffectEvent, useState } from 'react';
import { Field } from '#kit/ui/field.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#kit/ui/tabs.tsx';
import { useHistory } from '#tools/work/use-history.ts';
import { useUndoKeys } from '#tools/work/use-undo-keys.ts';
import type { EditedWork } from '#tools/work/work-table.ts';
import type { Piece, Role } from '../piece.ts';
import { usePiecePlayer } from '../play/use-player.ts';
import { Arrangement } from './arrangement.tsx';
import { BarStrip } from './bar-strip.tsx';
import { DrumGrid } from './drum-grid.tsx';
import { Mixer } from './mixer.tsx';
import { PianoRoll } from './piano-roll.tsx';
import { SheetMusic } from './sheet-music.tsx';
import { TrackChoice } from './track-choice.tsx';
import { Transport } from './transport.tsx';

export default function MusicEditor({ content: piece, onChange }: EditedWork<Piece>) {
  const history = useHistory(piece, (next) => onChange?.(next));
  const player = usePiecePlayer(piece);
  const [chosen, setChosen] = useState({ section: piece.sections[0]!.id, role: 'lead' as Role });
  useUndoKeys(history);
  useSpaceKey(() => (player.isPlaying() ? player.stop() : player.play()));
  const section = piece.sections.find(({ id }) => id === chosen.section) ?? piece.sections[0]!;
  const editing = { piece, player, section, onChange: onChange ? history.change : null };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Transport piece={piece} player={player}>
          <IconButton label="Undo" disabled={!history.canUndo} onClick={history.undo}>
            <Undo aria-hidden />
          </IconButton>
          <IconButton label="Redo" disabled={!history.canRedo} onClick={history.redo}>
            <Redo aria-hidden />
          </IconButton>
        </Transport>
        <Knobs {...editing} />
      </div>
      <Arrangement
        {...editing}
        chosen={section.id}
        onChoose={(id) => setChosen({ ...chosen, section: id })}
      />
      <Tabs defaultValue="notes">
        <TabsList aria-label="Parts of the studio">
          <TabsTrigger value="notes">Notes</TabsTrigger>
          <TabsTrigger value="drums">Drums</TabsTrigger>
          <TabsTrigger value="mixer">Mixer</TabsTrigger>
          <TabsTrigger value="bars">Bars</TabsTrigger>
          <TabsTrigger value="sheet">Sheet music</TabsTrigger>
        </TabsList>
        <TabsContent value="notes" className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-4">
          <TrackChoice piece={piece} role={chosen.role} onChoose={(role) => setChosen({ ...chosen, role })} />
          <PianoRoll key={`${section.id} ${chosen.role}`} {...editing} role={chosen.role} />
        </TabsContent>
        <TabsContent value="drums" className="pt-4">
          <DrumGrid key={section.id} {...editing} />
        </TabsContent>
        <TabsContent value="mixer" className="pt-4">
          <Mixer {...editing} />
        </TabsContent>
        <TabsContent value="bars" className="pt-4">
          <BarStrip piece={piece} player={player} />
        </TabsContent>
        <TabsContent value="sheet" className="pt-4">
          <SheetMusic piece={piece} />
        </TabsContent>
      </Tabs>
    </div>
  );
}

interface KnobsProps {
  piece: Piece;
  onChange: ((piece: Piece, what?: string) => void) | null;
}

function Knobs({ piece, onChange }: KnobsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Field label="Tempo (bpm)" className="w-28">
        <Input
          type="number"
          min={40}
          max={220}
          disabled={!onChange}
          value={piece.tempo}
          onChange={({ target }) => {
            const tempo = Number(target.value);
            if (tempo >= 40 && tempo <= 220) onChange?.({ ...piece, tempo }, 'tempo');
          }}
        />
      </Field>
      <Slider
        label="Swing"
        value={piece.swing}
        most={0.6}
        onChange={onChange && ((swing) => onChange({ ...piece, swing }, 'swing'))}
      />
      <Slider
        label="Human feel"
        value={piece.feel}
        most={1}
        onChange={onChange && ((feel) => onChange({ ...piece, feel }, 'feel'))}
      />
    </div>
  );
}

interface SliderProps {
  label: string;
  value: number;
  most: number;
  onChange: ((value: number) => void) | null;
}

function Slider({ label, value, most, onChange }: SliderProps) {
  return (
    <label className="grid w-28 content-start gap-1.5 font-medium">
      {label}
      <input
        type="range"
        min={0}
        max={most}
        step={0.01}
        value={value}
        disabled={!onChange}
        onChange={({ target }) => onChange?.(Number(target.value))}
        className="h-11 w-full min-w-0 accent-bamboo"
      />
    </label>
  );
}

/** Space plays and pauses, except where it types or presses something. */
function useSpaceKey(toggle: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTaken = (event.target as Element | null)?.closest(
      'input, textarea, select, button, a, summary, [role="dialog"], [role="tab"]',
    );
    if (isTaken || event.key !== ' ' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    toggle();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
