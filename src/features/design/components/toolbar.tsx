/** What can be done with what is chosen, and what can be put on the page. */
import AlignCenterHorizontal from 'lucide-react/icons/align-center-horizontal';
import AlignCenterVertical from 'lucide-react/icons/align-center-vertical';
import AlignEndHorizontal from 'lucide-react/icons/align-end-horizontal';
import AlignEndVertical from 'lucide-react/icons/align-end-vertical';
import AlignStartHorizontal from 'lucide-react/icons/align-start-horizontal';
import AlignStartVertical from 'lucide-react/icons/align-start-vertical';
import BringToFront from 'lucide-react/icons/bring-to-front';
import Circle from 'lucide-react/icons/circle';
import Copy from 'lucide-react/icons/copy';
import Grid3x3 from 'lucide-react/icons/grid-3x3';
import Group from 'lucide-react/icons/group';
import ImagePlus from 'lucide-react/icons/image-plus';
import Redo2 from 'lucide-react/icons/redo-2';
import Ruler from 'lucide-react/icons/ruler';
import Scissors from 'lucide-react/icons/scissors';
import SendToBack from 'lucide-react/icons/send-to-back';
import Square from 'lucide-react/icons/square';
import SquareCenterlineDashedHorizontal from 'lucide-react/icons/square-centerline-dashed-horizontal';
import SquareCenterlineDashedVertical from 'lucide-react/icons/square-centerline-dashed-vertical';
import Trash2 from 'lucide-react/icons/trash-2';
import Type from 'lucide-react/icons/type';
import Undo2 from 'lucide-react/icons/undo-2';
import Ungroup from 'lucide-react/icons/ungroup';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import type { ReactNode } from 'react';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { toast } from '#kit/ui/toast.ts';
import {
  add,
  align,
  distribute,
  duplicate,
  group,
  mask,
  newId,
  newImage,
  newShape,
  newText,
  remove,
  restack,
  ungroup,
  unmask,
  type Edge,
} from '../editor/commands.ts';
import { useDeskState } from '../editor/desk-state.ts';
import { smallPicture } from '../editor/small-picture.ts';
import { resize } from '../editor/text.ts';
import { cuttersOf } from '../draw/elements.ts';
import type { AnyLayer } from '../scene.ts';
import { loadFaces, measureHere } from '../type/browser-measure.ts';

const edges: readonly [Edge, string, ReactNode][] = [
  ['left', 'Align left', <AlignStartVertical key="l" aria-hidden />],
  ['center', 'Align centres', <AlignCenterVertical key="c" aria-hidden />],
  ['right', 'Align right', <AlignEndVertical key="r" aria-hidden />],
  ['top', 'Align top', <AlignStartHorizontal key="t" aria-hidden />],
  ['middle', 'Align middles', <AlignCenterHorizontal key="m" aria-hidden />],
  ['bottom', 'Align bottom', <AlignEndHorizontal key="b" aria-hidden />],
];

const Part = ({ label, children }: { label: string; children: ReactNode }) => (
  <div
    role="group"
    aria-label={label}
    className="flex shrink-0 items-center border-r border-line pr-1 last:border-0"
  >
    {children}
  </div>
);

export function Toolbar() {
  const desk = useDeskState();
  const { page, chosen, layers, history, zoom, grid, design } = desk;
  const isNone = chosen.size === 0;
  const ink = page.layers.find((one) => one.is === 'text')?.fill ?? '#222222';
  function put(layer: AnyLayer) {
    desk.changePage(add(page, layer));
    desk.choose([layer.id]);
  }
  async function putText() {
    const layer = newText(page, ink);
    await loadFaces([layer.face]);
    put(resize(layer, layer.size, measureHere));
  }
  async function putPicture(file: File) {
    try {
      const { address, ratio } = await smallPicture(file);
      put(newImage(page, address, ratio));
    } catch {
      toast({
        title: 'This picture can’t be read',
        description: 'Use a PNG, JPEG, WebP or SVG.',
        variant: 'destructive',
      });
    }
  }
  const isMasked = layers.some(({ clip }) => clip) || layers.some(({ id }) => cuttersOf(page.layers).has(id));
  return (
    <div
      role="toolbar"
      aria-label="Design tools"
      className="flex max-w-full items-center gap-1 overflow-x-auto rounded-card border border-line bg-surface p-1 sm:flex-wrap"
    >
      <Part label="Steps">
        <IconButton size="sm" label="Undo" disabled={!history.canUndo} onClick={history.undo}>
          <Undo2 aria-hidden />
        </IconButton>
        <IconButton size="sm" label="Redo" disabled={!history.canRedo} onClick={history.redo}>
          <Redo2 aria-hidden />
        </IconButton>
      </Part>
      <Part label="Add">
        <IconButton size="sm" label="Add text" onClick={() => void putText()}>
          <Type aria-hidden />
        </IconButton>
        <IconButton size="sm" label="Add rectangle" onClick={() => put(newShape(page, 'rect', ink))}>
          <Square aria-hidden />
        </IconButton>
        <IconButton size="sm" label="Add ellipse" onClick={() => put(newShape(page, 'ellipse', ink))}>
          <Circle aria-hidden />
        </IconButton>
        <PictureButton onChoose={(file) => void putPicture(file)} />
      </Part>
      <Part label="Align">
        {edges.map(([edge, label, icon]) => (
          <IconButton
            key={edge}
            size="sm"
            label={label}
            disabled={isNone}
            onClick={() => desk.changePage(align(page, chosen, edge))}
          >
            {icon}
          </IconButton>
        ))}
        <IconButton
          size="sm"
          label="Distribute horizontally"
          disabled={chosen.size < 3}
          onClick={() => desk.changePage(distribute(page, chosen, 'x'))}
        >
          <SquareCenterlineDashedHorizontal aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          label="Distribute vertically"
          disabled={chosen.size < 3}
          onClick={() => desk.changePage(distribute(page, chosen, 'y'))}
        >
          <SquareCenterlineDashedVertical aria-hidden />
        </IconButton>
      </Part>
      <Part label="Arrange">
        <IconButton
          size="sm"
          label="Bring forward"
          disabled={isNone}
          onClick={() => desk.changePage(restack(page, chosen, 'up'))}
        >
          <BringToFront aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          label="Send backward"
          disabled={isNone}
          onClick={() => desk.changePage(restack(page, chosen, 'down'))}
        >
          <SendToBack aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          label="Group"
          disabled={chosen.size < 2}
          onClick={() => desk.changePage(group(page, chosen))}
        >
          <Group aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          label="Ungroup"
          disabled={!layers.some((one) => one.group)}
          onClick={() => desk.changePage(ungroup(page, chosen))}
        >
          <Ungroup aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          label={isMasked ? 'Release mask' : 'Mask with the topmost shape'}
          disabled={!isMasked && chosen.size < 2}
          onClick={() =>
            desk.changePage(
              isMasked
                ? unmask(
                    page,
                    new Set([
                      ...chosen,
                      ...page.layers.filter(({ clip }) => clip && chosen.has(clip)).map(({ id }) => id),
                    ]),
                  )
                : mask(page, chosen),
            )
          }
        >
          <Scissors aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          label="Duplicate"
          disabled={isNone}
          onClick={() => {
            const made = duplicate(page, chosen);
            desk.changePage(made.page);
            desk.choose(made.ids);
          }}
        >
          <Copy aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          label="Delete"
          disabled={isNone}
          onClick={() => {
            desk.changePage(remove(page, chosen));
            desk.choose([]);
          }}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </Part>
      <Part label="View">
        <IconButton size="sm" label="Zoom out" onClick={() => desk.setZoom(Math.max(0.25, zoom / 1.25))}>
          <ZoomOut aria-hidden />
        </IconButton>
        <IconButton size="sm" label="Zoom in" onClick={() => desk.setZoom(Math.min(8, zoom * 1.25))}>
          <ZoomIn aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          label="Grid"
          aria-pressed={grid > 0}
          onClick={() => desk.setGrid(grid > 0 ? 0 : Math.round(page.width / 12))}
        >
          <Grid3x3 aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          label={
            design.guides.some((one) => one.page === page.id)
              ? 'Remove guides'
              : 'Guides at margins and thirds'
          }
          onClick={() => {
            const others = design.guides.filter((one) => one.page !== page.id);
            const m = Math.round(Math.min(page.width, page.height) * 0.07);
            const at: ['x' | 'y', number][] = [
              ['x', m],
              ['x', page.width / 3],
              ['x', (page.width * 2) / 3],
              ['x', page.width - m],
              ['y', m],
              ['y', page.height / 3],
              ['y', (page.height * 2) / 3],
              ['y', page.height - m],
            ];
            const guides =
              others.length < design.guides.length
                ? others
                : [
                    ...others,
                    ...at.map(([is, place]) => ({ id: newId(), page: page.id, is, at: Math.round(place) })),
                  ];
            history.change({ ...design, guides: guides.slice(0, 60) });
          }}
        >
          <Ruler aria-hidden />
        </IconButton>
      </Part>
    </div>
  );
}

function PictureButton({ onChoose }: { onChoose: (file: File) => void }) {
  return (
    <IconButton
      size="sm"
      label="Add picture"
      onClick={() => {
        const input = document.createElement('input');
        input.type = 'file';
        input.accept = 'image/png,image/jpeg,image/webp,image/svg+xml';
        input.addEventListener('change', () => input.files?.[0] && onChoose(input.files[0]));
        input.click();
      }}
    >
      <ImagePlus aria-hidden />
    </IconButton>
  );
}
