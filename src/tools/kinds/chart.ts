/** Values under labels, as lines or bars; on the server a schema checks it, in the browser it is drawn. */
export const chartForms = ['bars', 'lines'] as const;

export interface ChartData {
  form: (typeof chartForms)[number];
  /** What the values are: `people`, `°C`. */
  unit: string;
  labels: string[];
  /** Null: nothing is known there. */
  series: { name: string; values: (number | null)[] }[];
}

export interface Scale {
  from: number;
  to: number;
  ticks: number[];
}

const wanted = 5;

/** Round numbers around all values. Zero is always there: a bar that does not begin at it lies. */
export function scaleOf({ series }: Pick<ChartData, 'series'>): Scale {
  const values = series.flatMap((one) => one.values).filter((value) => value !== null);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const span = high - low || 1;
  const rough = span / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((round) => round * power >= rough) ?? 10);
  const from = Math.floor(low / step);
  const to = Math.max(Math.ceil(high / step), from + 1);
  // Counted in steps, so that tenths do not pile up their rounding.
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => rounded((from + index) * step));
  return { from: ticks[0]!, to: ticks.at(-1)!, ticks };
}

const rounded = (value: number) => Number(value.toPrecision(12));
