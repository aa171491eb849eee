/** The map, drawn. A point that is chosen stands out with its lines; everything else steps back. */
import { useMemo } from 'react';
import { cn } from '#kit/ui/cn.ts';
import type { Graph, Point } from '../graph.ts';
import { layoutOf, size, type Placed } from '../layout.ts';

interface MapProps {
  graph: Graph;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

export function EcosystemMap({ graph, chosen, onChoose }: MapProps) {
  const layout = useMemo(() => layoutOf(graph), [graph]);
  const byId = new Map(layout.points.map((point) => [point.id, point]));
  const lines = graph.lines.filter(({ from, to }) => byId.has(from) && byId.has(to));
  const near = new Set(
    lines.filter(({ from, to }) => from === chosen || to === chosen).flatMap(({ from, to }) => [from, to]),
  );
  return (
    <div
      role="region"
      aria-label="Map"
      tabIndex={0}
      className="max-h-[70vh] overflow-auto rounded-card border border-line bg-surface p-4"
    >
      <div className="relative" style={{ width: layout.width, height: layout.height }}>
        <svg width={layout.width} height={layout.height} aria-hidden className="absolute inset-0">
          {lines.map(({ from, to, words }, at) => {
            const isNear = from === chosen || to === chosen;
            if (!isNear && (words === 'goes on in' || chosen !== undefined)) return null;
            return (
              <path
                key={at}
                d={curve(byId.get(from)!, byId.get(to)!)}
                fill="none"
                className={isNear ? 'stroke-bamboo' : 'stroke-line'}
                strokeWidth={isNear ? 2 : 1}
                strokeDasharray={words === 'goes on in' ? '5 4' : undefined}
              />
            );
          })}
        </svg>
        {layout.points.map((point) => (
          <button
            key={point.id}
            type="button"
            aria-pressed={point.id === chosen}
            onClick={() => onChoose(point.id)}
            style={{ left: point.x, top: point.y, width: size.width, height: size.height }}
            className={cn(
              'absolute flex items-center gap-2 rounded-full border bg-surface px-3 text-left text-sm transition-opacity duration-150',
              point.id === chosen
                ? 'border-bamboo bg-bamboo-soft font-semibold'
                : 'border-line hover:border-edge',
              chosen !== undefined && point.id !== chosen && !near.has(point.id) && 'opacity-60',
            )}
          >
            <StateDot point={point} />
            <span className="truncate">{point.title}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

/** From the right of what stands left to the left of what stands right, whichever way the line goes. */
function curve(from: Placed, to: Placed): string {
  const [left, right] = from.x <= to.x ? [from, to] : [to, from];
  const [x1, y1] = [left.x + size.width, left.y + size.height / 2];
  const [x2, y2] = [right.x, right.y + size.height / 2];
  const bend = (x2 - x1) / 2;
  return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
}

const dots = {
  good: 'bg-bamboo',
  busy: 'bg-honey border border-edge',
  failing: 'bg-danger',
  idle: 'border border-edge',
} as const;

export function StateDot({ point }: { point: Point }) {
  if (point.group === 'kind') return null;
  return (
    <span
      aria-hidden
      title={point.stateWords}
      className={cn('size-2.5 shrink-0 rounded-full', dots[point.state])}
    />
  );
}
