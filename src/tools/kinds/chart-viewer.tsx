import { useId } from 'react';
import { cn } from '#kit/ui/cn.ts';
import { scaleOf, type ChartData, type Scale } from './chart.ts';
import type { Viewed } from './kind-table.ts';

/** In units of the picture; the text beside it keeps its own size. */
const width = 800;
const height = 320;

/** Told apart by shape, too: colours alone are not for everyone. */
const looks = [
  { fill: 'fill-bamboo', stroke: 'stroke-bamboo', dash: '' },
  { fill: 'fill-ink', stroke: 'stroke-ink', dash: '8 5' },
  { fill: 'fill-danger', stroke: 'stroke-danger', dash: '2 4' },
  { fill: 'fill-muted', stroke: 'stroke-muted', dash: '12 4 2 4' },
] as const;
const lookOf = (at: number) => looks[at % looks.length]!;

export default function ChartViewer({ output }: Viewed<ChartData>) {
  const titleId = useId();
  if (!output.data) return null;
  const chart = output.data;
  const scale = scaleOf(chart);
  const isBars = chart.form === 'bars';
  return (
    <figure className="m-0 grid gap-4" aria-labelledby={titleId}>
      <figcaption id={titleId} className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {chart.series.map(({ name }, at) => (
          <span key={name} className="inline-flex items-center gap-2">
            <svg viewBox="0 0 28 8" className="h-2 w-7" aria-hidden>
              <path
                d="M0 4h28"
                className={lookOf(at).stroke}
                strokeWidth={4}
                strokeDasharray={lookOf(at).dash}
              />
            </svg>
            {name}
          </span>
        ))}
        {chart.unit && <span className="text-muted">in {chart.unit}</span>}
      </figcaption>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3" aria-hidden>
        <div className="flex flex-col-reverse justify-between text-right text-sm text-muted tabular-nums">
          {scale.ticks.map((tick) => (
            <span key={tick} className="-my-2.5 leading-5">
              {tick.toLocaleString('en')}
            </span>
          ))}
        </div>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className="h-64 w-full sm:h-80">
          {scale.ticks.map((tick) => (
            <path
              key={tick}
              d={`M0 ${heightAt(tick, scale)}h${width}`}
              className={tick === 0 ? 'stroke-edge' : 'stroke-line'}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {isBars ? <Bars chart={chart} scale={scale} /> : <Lines chart={chart} scale={scale} />}
        </svg>
        <div className="col-start-2 flex justify-between pt-2 text-sm text-muted">
          {shownLabels(chart.labels).map((label, at, all) => (
            <span
              key={at}
              className={cn(at > 0 && at < all.length - 1 && 'max-sm:hidden', isBars && 'flex-1 text-center')}
            >
              {label}
            </span>
          ))}
        </div>
      </div>
      <Numbers chart={chart} titleId={titleId} />
    </figure>
  );
}

interface PartProps {
  chart: ChartData;
  scale: Scale;
}

const heightAt = (value: number, { from, to }: Scale) => height - ((value - from) / (to - from)) * height;

function Bars({ chart: { labels, series, unit }, scale }: PartProps) {
  const place = width / labels.length;
  const bar = (place * 0.75) / series.length;
  return series.map(({ name, values }, line) =>
    values.map((value, at) => {
      if (value === null) return null;
      const [top, bottom] = [heightAt(Math.max(value, 0), scale), heightAt(Math.min(value, 0), scale)];
      return (
        <rect
          key={`${name} ${at}`}
          x={at * place + place * 0.125 + line * bar}
          width={bar}
          y={top}
          height={bottom - top}
          className={lookOf(line).fill}
        >
          <title>{`${labels[at]}, ${name}: ${value.toLocaleString('en')} ${unit}`}</title>
        </rect>
      );
    }),
  );
}

function Lines({ chart: { labels, series }, scale }: PartProps) {
  const x = (at: number) => (labels.length === 1 ? width / 2 : (at / (labels.length - 1)) * width);
  return series.map(({ name, values }, line) => (
    <path
      key={name}
      d={values
        .map((value, at) =>
          // After a gap a line begins anew.
          value === null
            ? ''
            : `${(values[at - 1] ?? null) === null ? 'M' : 'L'}${x(at)} ${heightAt(value, scale)}`,
        )
        .join('')}
      fill="none"
      className={lookOf(line).stroke}
      strokeWidth={3}
      strokeLinecap="round"
      strokeDasharray={lookOf(line).dash}
      vectorEffect="non-scaling-stroke"
    />
  ));
}

/** All where there is room, else the ends and the middle. */
const shownLabels = (labels: readonly string[]) =>
  labels.length <= 12 && labels.every((label) => label.length <= 8)
    ? labels
    : labels.length < 3
      ? labels
      : [labels[0], labels[Math.floor(labels.length / 2)], labels.at(-1)];

/** The same numbers for whoever does not see the picture, or wants them exactly. */
function Numbers({ chart: { labels, series }, titleId }: { chart: ChartData; titleId: string }) {
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-muted underline-offset-4 hover:underline">As a table</summary>
      <div className="mt-2 max-h-80 overflow-auto" tabIndex={0} role="region" aria-labelledby={titleId}>
        <table className="w-full text-left">
          <thead>
            <tr>
              <th scope="col" className="sr-only">
                Label
              </th>
              {series.map(({ name }) => (
                <th key={name} scope="col" className="py-1.5 pl-4 text-right">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, at) => (
              <tr key={at} className="border-t border-line">
                <th scope="row" className="py-1.5 font-normal">
                  {label}
                </th>
                {series.map(({ name, values }) => (
                  <td key={name} className="py-1.5 pl-4 text-right tabular-nums">
                    {values[at]?.toLocaleString('en') ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
