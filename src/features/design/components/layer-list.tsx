import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { cn } from '#kit/ui/cn.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { wholeGroups } from '../editor/commands.ts';
import { useDeskState } from '../editor/desk-state.ts';
import { cuttersOf } from '../draw/elements.ts';
import { inPile, type AnyLayer } from '../scene.ts';

const labelOf = (layer: AnyLayer) =>
  layer.is === 'text' ? layer.text.replaceAll('\n', ' ').slice(0, 40) || layer.name : layer.name;

/** The topmost first, as they lie. */
export function LayerList() {
  const desk = useDeskState();
  const { page, chosen, isReadOnly } = desk;
  const cutters = cuttersOf(page.layers);
  const now = useRef(desk);
  useLayoutEffect(() => void (now.current = desk));
  // The same for as long as the list is there, so that rows that did not change are not drawn again.
  const [acts] = useState<Acts>(() => ({
    choose(id, isMore) {
      const { page, chosen, choose } = now.current;
      const group = wholeGroups(page, [id]);
      choose(isMore ? [...chosen, ...group] : group);
    },
    edit: (id) => now.current.edit(id),
    set(id, change) {
      const { page, changePage } = now.current;
      changePage({
        ...page,
        layers: page.layers.map((one) => (one.id === id ? ({ ...one, ...change } as AnyLayer) : one)),
      });
    },
  }));
  return (
    <section aria-label="Layers" className="grid min-w-0 content-start gap-2">
      <h2 className="text-base font-semibold">Layers</h2>
      <ul className="max-h-80 min-w-0 overflow-y-auto lg:max-h-none" tabIndex={-1}>
        {inPile(page.layers)
          .toReversed()
          .map((layer) => (
            <LayerRow
              key={layer.id}
              layer={layer}
              isChosen={chosen.has(layer.id)}
              isCutter={cutters.has(layer.id)}
              isReadOnly={isReadOnly}
              acts={acts}
            />
          ))}
      </ul>
    </section>
  );
}

interface Acts {
  choose: (id: string, isMore: boolean) => void;
  edit: (id: string) => void;
  set: (id: string, change: Partial<AnyLayer>) => void;
}

interface LayerRowProps {
  layer: AnyLayer;
  isChosen: boolean;
  isCutter: boolean;
  isReadOnly: boolean;
  acts: Acts;
}

const LayerRow = memo(function LayerRow({ layer, isChosen, isCutter, isReadOnly, acts }: LayerRowProps) {
  return (
    <li
      className={cn(
        'flex min-w-0 items-center rounded-control [contain-intrinsic-size:auto_2rem] [content-visibility:auto]',
        isChosen && 'bg-leaf',
      )}
    >
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={(event) => acts.choose(layer.id, event.shiftKey)}
        onDoubleClick={() => layer.is === 'text' && !isReadOnly && acts.edit(layer.id)}
        className={cn(
          'min-w-0 flex-1 truncate px-2 py-1.5 text-left text-sm',
          layer.group && 'pl-5',
          layer.isHidden && 'text-muted line-through',
        )}
      >
        <bdi>{labelOf(layer)}</bdi>
        {isCutter && <span className="text-muted"> (mask)</span>}
        {layer.clip && <span className="text-muted"> (masked)</span>}
      </button>
      {!isReadOnly && (
        <>
          <IconButton
            size="sm"
            label={`${layer.isHidden ? 'Show' : 'Hide'} ${labelOf(layer)}`}
            onClick={() => acts.set(layer.id, { isHidden: !layer.isHidden })}
          >
            {layer.isHidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
          <IconButton
            size="sm"
            label={`${layer.isLocked ? 'Unlock' : 'Lock'} ${labelOf(layer)}`}
            onClick={() => acts.set(layer.id, { isLocked: !layer.isLocked })}
          >
            {layer.isLocked ? <Lock aria-hidden /> : <LockOpen aria-hidden className="opacity-50" />}
          </IconButton>
        </>
      )}
    </li>
  );
});
