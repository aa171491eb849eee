/** A design to work on: the canvas, its tools, layers and pages. The same alone and together. */
import { useEffect, useMemo, useState } from 'react';
import { withLayers, withPage } from '../editor/commands.ts';
import { DeskContext, type DeskState } from '../editor/desk-state.ts';
import { shortcuts } from '../editor/keys.ts';
import { useHistory } from '../editor/use-history.ts';
import { inPile, type Design } from '../scene.ts';
import { facesOn, loadFaces } from '../type/browser-measure.ts';
import { Canvas } from './canvas.tsx';
import { LayerList } from './layer-list.tsx';
import { PageStrip } from './page-strip.tsx';
import { Properties } from './properties.tsx';
import { Toolbar } from './toolbar.tsx';

interface DeskProps {
  design: Design;
  /** Null while it can only be looked at. */
  onChange: ((design: Design) => void) | null;
}

export function Desk({ design, onChange }: DeskProps) {
  const isReadOnly = onChange === null;
  const history = useHistory(design, onChange ?? (() => undefined));
  const [open, setOpen] = useState(inPile(design.pages)[0]!.id);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [editing, setEditing] = useState<string>();
  const [zoom, setZoom] = useState(1);
  const [grid, setGrid] = useState(0);
  const page = design.pages.find(({ id }) => id === open) ?? inPile(design.pages)[0]!;
  const layers = useMemo(() => page.layers.filter(({ id }) => chosen.has(id)), [page, chosen]);
  useEffect(() => void loadFaces(facesOn(page)), [page]);

  const state: DeskState = {
    design,
    page,
    chosen,
    layers,
    isReadOnly,
    history,
    zoom,
    grid,
    editing,
    setZoom,
    setGrid,
    choose: (ids) => setChosen(new Set(ids)),
    changePage: (next, what) => {
      if (!isReadOnly)
        history.change(
          withPage(design, page.id, () => next),
          what && `${page.id} ${what} ${[...chosen].join()}`,
        );
    },
    changeLayers: (change, what) => state.changePage(withLayers(page, chosen, change), what),
    edit: setEditing,
    open(id) {
      setOpen(id);
      setChosen(new Set());
      setEditing(undefined);
    },
  };
  return (
    <DeskContext value={state}>
      {/* The canvas is as high as lets the tools, the panels and the pages be seen together with it. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 [--desk:58dvh] lg:[--desk:max(20rem,calc(100dvh-25.5rem))]">
        {!isReadOnly && <Toolbar />}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_17rem]">
          <div className="grid min-w-0 gap-3">
            <Canvas />
            <PageStrip />
          </div>
          <div className="grid min-w-0 gap-6 sm:grid-cols-2 lg:max-h-[calc(var(--desk)+6rem)] lg:grid-cols-1 lg:overflow-y-auto lg:pr-1">
            {!isReadOnly && <Properties />}
            <LayerList />
          </div>
        </div>
        <details className="text-sm">
          <summary className="cursor-pointer font-medium">Keyboard shortcuts</summary>
          <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr_auto_1fr]">
            {shortcuts.map(([keys, does]) => (
              <div key={keys} className="contents">
                <dt className="font-medium whitespace-nowrap">{keys}</dt>
                <dd className="text-muted">{does}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </DeskContext>
  );
}
