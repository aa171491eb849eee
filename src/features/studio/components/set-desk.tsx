/** A set to work on: its parts, the brief they come from, the voice they speak in, and when they go out. */
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useDeferredValue, useMemo, useState } from 'react';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#kit/ui/tabs.tsx';
import { stateOf, type States } from '../part-state.ts';
import type { StudioSet } from '../set.ts';
import { BriefTab } from './brief-tab.tsx';
import { CalendarTab } from './calendar-tab.tsx';
import { PartsTab } from './parts-tab.tsx';
import { useUndo } from './use-undo.ts';
import { VoiceTab } from './voice-tab.tsx';

interface SetDeskProps {
  set: StudioSet;
  onChange: (set: StudioSet) => void;
}

/** `what`: the field that is typed in, so that a word is one step back and not five. */
export type ChangeSet = (set: StudioSet, what?: string) => void;

export function SetDesk({ set, onChange }: SetDeskProps) {
  const { change, undo, redo, canUndo, canRedo } = useUndo(set, onChange);
  const [open, setOpen] = useState(set.parts[0]?.id);
  const [tab, setTab] = useState('parts');
  // Typing comes first: what is wrong is shown a moment later.
  const settled = useDeferredValue(set);
  const states: States = useMemo(
    () => new Map(settled.parts.map((part) => [part.id, stateOf(part, settled)])),
    [settled],
  );
  const wrong = [...states.values()].filter(({ stale }) => stale.length > 0).length;
  const planned = set.parts.filter((part) => part.planned).length;
  function show(id: string) {
    setOpen(id);
    setTab('parts');
  }
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <TabsList aria-label="View">
          <TabsTrigger value="parts">
            Parts{wrong > 0 && <span className="text-danger">{wrong} to fix</span>}
          </TabsTrigger>
          <TabsTrigger value="brief">Brief</TabsTrigger>
          <TabsTrigger value="voice">Voice</TabsTrigger>
          <TabsTrigger value="calendar">Calendar{planned > 0 && ` (${planned})`}</TabsTrigger>
        </TabsList>
        <div className="flex gap-1">
          <IconButton label="Undo" size="sm" disabled={!canUndo} onClick={undo}>
            <Undo2 aria-hidden />
          </IconButton>
          <IconButton label="Redo" size="sm" disabled={!canRedo} onClick={redo}>
            <Redo2 aria-hidden />
          </IconButton>
        </div>
      </div>
      <TabsContent value="parts">
        <PartsTab set={set} states={states} open={open} onOpen={setOpen} onChange={change} />
      </TabsContent>
      <TabsContent value="brief">
        <BriefTab set={set} states={states} onChange={change} onShow={show} />
      </TabsContent>
      <TabsContent value="voice">
        <VoiceTab set={set} states={states} onChange={change} onShow={show} />
      </TabsContent>
      <TabsContent value="calendar">
        <CalendarTab set={set} onChange={change} onShow={show} />
      </TabsContent>
    </Tabs>
  );
}
