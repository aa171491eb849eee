/** A photo that is edited: what is shown, what can be done with it, and every step to go back to. */
import { useQueryClient } from '@tanstack/react-query';
import Columns2 from 'lucide-react/icons/columns-2';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { isBelow } from '#kit/contract/query-key.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { FileGrantContext, useFileAddress } from '#kit/files/file-address.ts';
import { frameOf, matrixOf, plainTone } from '#kit/photos/look.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#kit/ui/tabs.tsx';
import { useRun } from '#tools/follow/use-run.ts';
import { AtWork } from '#tools/page/at-work.tsx';
import { isOpen } from '#tools/run/run.ts';
import type { EditedWork } from '#tools/work/work-table.ts';
import type { MadeKind, Photo, Step } from '../content.ts';
import { goTo, shownAfter, withStep } from '../steps.ts';
import { listPhotoModels } from '../contract.ts';
import { wholeCrop } from '../crop-box.ts';
import type { PhotoEditData } from '../data.ts';
import { PhotoDeskContext } from '../photo-desk.ts';
import { photoEdit } from '../tool.ts';
import { usePicture } from '../use-picture.ts';
import { CompareLayer } from './compare-layer.tsx';
import { CropLayer } from './crop-layer.tsx';
import { LightPanel } from './light-panel.tsx';
import { ModelNote } from './model-note.tsx';
import { PhotoCanvas, shownSize } from './photo-canvas.tsx';
import { PhotoFrame } from './photo-frame.tsx';
import PhotoViewer from './photo-viewer.tsx';
import { RemoveLayer, type Stroke } from './remove-layer.tsx';
import { RemovePanel } from './remove-panel.tsx';
import { NoPainter, RepaintPanel, usePainter } from './repaint-panel.tsx';
import { SavePanel } from './save-panel.tsx';
import { ratioOf, ShapePanel, type RatioId } from './shape-panel.tsx';
import { StepsList } from './steps-list.tsx';

export default function PhotoEditor({ content, onChange }: EditedWork<Photo>) {
  const desk = use(PhotoDeskContext);
  const photo = content;
  if (!desk) return <PhotoViewer content={content} />;
  return (
    <FileGrantContext value={`work:${desk.id}`}>
      {photo.base ? <Editor photo={photo} onChange={onChange} /> : <PhotoViewer content={content} />}
    </FileGrantContext>
  );
}

type Mode = 'remove' | 'cut-out' | 'enlarge' | 'repaint' | 'shape' | 'light' | 'save';
const modes: readonly [Mode, string][] = [
  ['remove', 'Remove'],
  ['cut-out', 'Cut out'],
  ['enlarge', 'Enlarge'],
  ['repaint', 'Repaint'],
  ['shape', 'Crop'],
  ['light', 'Light'],
  ['save', 'Save'],
];

interface EditorProps {
  photo: Photo;
  onChange: ((content: Photo) => void) | null;
}

function Editor({ photo, onChange }: EditorProps) {
  const desk = use(PhotoDeskContext)!;
  const client = useQueryClient();
  const addressOf = useFileAddress();
  const [mode, setMode] = useState<Mode>('remove');
  const [isCompared, setCompared] = useState(false);
  const [how, setHow] = useState<'click' | 'brush'>('click');
  const [radius, setRadius] = useState(0.03);
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [ratio, setRatio] = useState<RatioId>('free');
  const base = photo.base!;
  const { pixels, look } = shownAfter(base, photo.steps);
  const now = usePicture(addressOf(pixels.file, { inline: true }));
  const before = usePicture(addressOf(base.file, { inline: true }));
  const state = useRun(photoEdit.id);
  const { run } = state;
  const isBusy = state.isStarting || (run !== undefined && isOpen(run.state));

  const add = (step: Step) => onChange?.(withStep(photo, step));
  async function edit(is: MadeKind, marked: object = {}) {
    setCompared(false);
    await desk.flush();
    state.start({ input: { photo: desk.id, edit: is, ...marked } });
  }

  const take = useEffectEvent(({ photo: of, is, made }: PhotoEditData) => {
    const isThere = [...photo.steps, ...photo.undone].some(
      (step) => 'made' in step && step.made.file === made.file,
    );
    if (of === desk.id && !isThere) add({ is, made });
    setStrokes([]);
    if (is === 'enlarge') setCompared(true);
    state.show(null, { replace: true });
    void client.invalidateQueries({ predicate: isBelow(listPhotoModels.path) });
  });
  const made = run?.state === 'done' ? (run.output.data as PhotoEditData | null) : null;
  useEffect(() => {
    if (!made) return;
    const soon = setTimeout(() => take(made));
    return () => clearTimeout(soon);
  }, [made]);

  const isWhole = mode === 'shape' && !isCompared;
  const shown = shownSize(pixels, look, isWhole);
  const frame = frameOf(pixels, look);
  const wanted = ratioOf(ratio, frame);
  const painter = usePainter();
  const canMark =
    (mode === 'remove' || (mode === 'repaint' && painter !== undefined)) && !isCompared && onChange !== null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <PhotoFrame size={shown}>
          {!now.image && !now.hasFailed && <Skeleton className="absolute inset-0 h-full" />}
          {now.image && (
            <PhotoCanvas
              image={now.image}
              pixels={pixels}
              look={look}
              isWhole={isWhole}
              label="The photo as it is now"
              className="size-full"
            />
          )}
          {canMark && (
            <RemoveLayer
              shown={shown}
              pixels={pixels}
              matrix={matrixOf(pixels, look)}
              how={mode === 'repaint' ? 'brush' : how}
              radius={radius}
              strokes={strokes}
              onStrokes={setStrokes}
              onClick={(point) => void edit('erase', { points: [{ ...point, on: true }] })}
              isBusy={isBusy}
            />
          )}
          {isWhole && onChange && (
            <CropLayer
              crop={look.crop ?? wholeCrop}
              shape={wanted === null ? null : (wanted * frame.height) / frame.width}
              onCrop={(crop) =>
                add({
                  is: 'shape',
                  shape: {
                    quarters: look.quarters,
                    mirrored: look.mirrored,
                    straighten: look.straighten,
                    crop,
                  },
                })
              }
            />
          )}
          {isCompared && before.image && (
            <CompareLayer>
              <PhotoCanvas
                image={before.image}
                pixels={base}
                look={{ ...look, tone: plainTone }}
                label="The photo as it was"
                className="size-full"
              />
            </CompareLayer>
          )}
        </PhotoFrame>
        {now.hasFailed && (
          <Notice tone="error">This photo couldn’t be loaded. Reload the page to try again.</Notice>
        )}
        {run && isOpen(run.state) && (
          <AtWork
            run={run}
            quiet
            isConnected={state.isConnected}
            isStopping={state.isStopping}
            onStop={state.stop}
          />
        )}
        {run?.error && <Notice tone="error">{run.error}</Notice>}
        {state.failure && <Notice tone="error">{wordsOf(state.failure)}</Notice>}
        <div className="flex flex-wrap items-center gap-2">
          {onChange && (
            <>
              <Button
                size="sm"
                variant="secondary"
                disabled={photo.steps.length === 0}
                onClick={() => onChange(goTo(photo, photo.steps.length - 1))}
              >
                <Undo2 aria-hidden /> Undo
              </Button>
              <Button
                size="sm"
                variant="secondary"
                disabled={photo.undone.length === 0}
                onClick={() => onChange(goTo(photo, photo.steps.length + 1))}
              >
                <Redo2 aria-hidden /> Redo
              </Button>
            </>
          )}
          <Button
            size="sm"
            variant="secondary"
            aria-pressed={isCompared}
            disabled={photo.steps.length === 0}
            onClick={() => setCompared(!isCompared)}
          >
            <Columns2 aria-hidden /> {isCompared ? 'Stop comparing' : 'Compare'}
          </Button>
          <span className="text-sm text-muted">
            {Math.round(shownSize(pixels, look, false).width)} ×{' '}
            {Math.round(shownSize(pixels, look, false).height)} pixels
          </span>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
        <Tabs value={mode} onValueChange={(value) => setMode(value as Mode)}>
          <TabsList aria-label="What to do" className="grid w-full grid-cols-3 rounded-card">
            {modes.map(([id, label]) => (
              <TabsTrigger key={id} value={id} className="justify-center rounded-card">
                {label}
              </TabsTrigger>
            ))}
          </TabsList>
          <TabsContent value="remove">
            <RemovePanel
              how={how}
              onHow={setHow}
              radius={radius}
              onRadius={setRadius}
              strokes={strokes}
              onClear={() => setStrokes([])}
              onRemove={() => void edit('erase', { strokes })}
              isBusy={isBusy}
            />
          </TabsContent>
          <TabsContent value="cut-out" className="grid gap-4">
            <p>Removes the background behind people. Works best with one or a few people.</p>
            <Button pending={isBusy} onClick={() => void edit('cut-out')}>
              Cut out
            </Button>
            <ModelNote of="cut-out" />
          </TabsContent>
          <TabsContent value="enlarge" className="grid gap-4">
            <p>
              Doubles the width and height with added detail. A one-megapixel photo takes about three minutes.
              You can leave the page.
            </p>
            <Button pending={isBusy} onClick={() => void edit('enlarge')}>
              Enlarge 2×
            </Button>
            <ModelNote of="enlarge" />
          </TabsContent>
          <TabsContent value="repaint">
            {painter ? (
              <RepaintPanel
                painter={painter}
                radius={radius}
                onRadius={setRadius}
                strokes={strokes}
                onClear={() => setStrokes([])}
                onRepaint={(prompt) => void edit('repaint', { prompt, strokes })}
                isBusy={isBusy}
              />
            ) : (
              <NoPainter />
            )}
          </TabsContent>
          <TabsContent value="shape">
            <ShapePanel
              pixels={pixels}
              look={look}
              ratio={ratio}
              onRatio={setRatio}
              onShape={(shape) => add({ is: 'shape', shape })}
            />
          </TabsContent>
          <TabsContent value="light">
            <LightPanel tone={look.tone} onTone={(tone) => add({ is: 'tone', tone })} />
          </TabsContent>
          <TabsContent value="save">
            <SavePanel
              photo={photo}
              onFinished={onChange && ((finished) => onChange({ ...photo, finished }))}
            />
          </TabsContent>
        </Tabs>
        {onChange && <StepsList photo={photo} onGoTo={(count) => onChange(goTo(photo, count))} />}
        {(photo.original?.frames ?? 1) > 1 && (
          <Notice tone="info">
            This was an animation. Only its first frame is edited. The original is saved.
          </Notice>
        )}
      </div>
    </div>
  );
}
