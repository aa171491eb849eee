/** A result drawn with Observable Plot. Loaded when the first chart is shown; the table beside it says the same. */
import * as Plot from '@observablehq/plot';
import { useEffect, useRef, useState } from 'react';
import { formatValue } from '../format-value.ts';
import type { Result } from '../query/query.ts';
import type { Value } from '../table/value.ts';
import { pointsOf, type ChartForm, type Point } from './points.ts';

interface PlotChartProps {
  form: ChartForm;
  result: Result;
  onDrill?: ((row: readonly Value[]) => void) | undefined;
}

const height = 280;

export default function PlotChart({ form, result, onDrill }: PlotChartProps) {
  const around = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    if (around.current) watcher.observe(around.current);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => {
    const place = around.current;
    if (!place || width < 50) return undefined;
    const drawn = draw(form, result, width);
    // Its own styles are not ours, and the page's policy would refuse them.
    for (const style of drawn.querySelectorAll('style')) style.remove();
    if (onDrill)
      drawn.querySelectorAll('[data-bars] rect').forEach((bar, at) => {
        const row = pointsOf(form, result)[at]?.row;
        bar.classList.add('cursor-pointer');
        if (row) bar.addEventListener('click', () => onDrill(row));
      });
    place.replaceChildren(drawn);
    return () => drawn.remove();
  }, [form, result, width, onDrill]);
  return (
    <div ref={around} aria-hidden className="min-h-40 w-full overflow-hidden text-muted [&_svg]:max-w-full" />
  );
}

function draw(form: ChartForm, result: Result, width: number): SVGSVGElement | HTMLElement {
  const { columns, units } = result;
  const isNarrow = width < 420;
  const [x, y] = [columns[0]!, columns[1]!];
  const data = pointsOf(form, result);
  const amount = (value: number) => formatValue(value, units[1]);
  const titleOf = (one: Point) => `${one.name}: ${amount(one.y)}`;
  const base = {
    width,
    height,
    marginBottom: 46,
    style: {
      background: 'transparent',
      color: 'inherit',
      fontSize: '12px',
      fontFamily: 'inherit',
      overflow: 'visible',
    },
  };
  if (form === 'dots')
    return Plot.plot({
      ...base,
      marginLeft: 60,
      x: { label: x, nice: true, ticks: isNarrow ? 4 : 8 },
      y: { label: y, nice: true, grid: true, ticks: 5 },
      marks: [
        Plot.dot(data, {
          x: 'x',
          y: 'y',
          fill: 'var(--bamboo)',
          fillOpacity: 0.6,
          r: 4,
          title: (one: Point) => `${one.name}, ${amount(one.y)}`,
        }),
      ],
    });
  if (form === 'line')
    return Plot.plot({
      ...base,
      marginLeft: 60,
      x: {
        type: 'point',
        label: x,
        ticks: spaced(
          data.map(({ name }) => name),
          Math.max(2, Math.floor(width / 90)),
        ),
      },
      y: { label: y, nice: true, grid: true, ticks: 5, zero: true },
      marks: [
        Plot.ruleY([0], { stroke: 'var(--edge)' }),
        Plot.areaY(data, { x: 'name', y: 'y', fill: 'var(--bamboo)', fillOpacity: 0.12 }),
        Plot.lineY(data, { x: 'name', y: 'y', stroke: 'var(--bamboo)', strokeWidth: 2.5 }),
        Plot.dot(data, {
          x: 'name',
          y: 'y',
          fill: 'var(--bamboo)',
          r: data.length > 40 ? 1.5 : 3,
          title: titleOf,
        }),
      ],
    });
  // Names lie beside their bars: long ones stay readable on a phone.
  const longest = Math.max(...data.map(({ name }) => name.length), 1);
  const drawn = Plot.plot({
    ...base,
    height: Math.max(120, data.length * 34 + 70),
    marginLeft: Math.min(isNarrow ? 110 : 180, longest * 7 + 20),
    marginRight: 56,
    x: { label: y, nice: true, grid: true, ticks: isNarrow ? 3 : 6 },
    y: {
      label: null,
      domain: data.map(({ name }) => name),
      tickSize: 0,
      tickFormat: (name: string) => (name.length > 24 ? `${name.slice(0, 23)}…` : name),
    },
    marks: [
      Plot.barX(data, { y: 'name', x: 'y', fill: 'var(--bamboo)', rx: 3, title: titleOf, ariaLabel: 'bars' }),
      Plot.text(data, {
        y: 'name',
        x: 'y',
        text: (one: Point) => amount(one.y),
        dx: 6,
        textAnchor: 'start',
        fill: 'currentColor',
      }),
      Plot.ruleX([0], { stroke: 'var(--edge)' }),
    ],
  });
  drawn.querySelector('g[aria-label="bar"]')?.setAttribute('data-bars', '');
  return drawn;
}

/** At most as many of them, evenly. */
function spaced(names: readonly string[], most: number): string[] {
  const step = Math.ceil(names.length / most);
  return names.filter((_, at) => at % step === 0);
}
