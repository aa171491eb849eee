/** One card: its figure, chart or table, and below it the query that it comes from, in words and in SQL. */
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { Card as Frame } from '#kit/ui/card.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { formsFor } from '../charts/form-of.ts';
import { pointsOf, type ChartForm } from '../charts/points.ts';
import type { Card, CardForm } from '../dashboard.ts';
import { formatValue } from '../format-value.ts';
import { explain } from '../query/explain.ts';
import type { Query, Result } from '../query/query.ts';
import { rowsBehind } from '../query/rows-behind.ts';
import { runCard } from '../run-card.ts';
import type { TypedTable } from '../table/typed-table.ts';
import type { Value } from '../table/value.ts';
import { CardTools } from './card-tools.tsx';
import { DrillDialog } from './drill-dialog.tsx';
import { ResultTable } from './result-table.tsx';

const PlotChart = lazy(() => import('../charts/plot-chart.tsx'));

interface CardViewProps {
  card: Card;
  table: TypedTable;
  /** Absent where it is only read. */
  onChange?: ((card: Card) => void) | undefined;
  onRemove?: (() => void) | undefined;
}

export function CardView({ card, table, onChange, onRemove }: CardViewProps) {
  const ran = useMemo(() => runCard(card.sql, table), [card.sql, table]);
  const [drilled, setDrilled] = useState<Query>();
  const canDrill = ran.is === 'result' && ran.query.groupBy.length > 0;
  // The chart is drawn anew only where what it shows has changed.
  const drill = useCallback(
    (row: readonly Value[]) => ran.is === 'result' && setDrilled(rowsBehind(ran.query, row)),
    [ran],
  );
  return (
    <Frame asChild className={card.form === 'figure' ? undefined : 'md:col-span-3'}>
      <section aria-label={card.title} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
        <div className="flex items-start justify-between gap-2">
          <h3 dir="auto" className="text-lg wrap-anywhere">
            {card.title}
          </h3>
          {onChange && onRemove && (
            <CardTools
              card={card}
              table={table}
              forms={ran.is === 'result' ? formsFor(ran.result) : ['table']}
              onChange={onChange}
              onRemove={onRemove}
            />
          )}
        </div>
        {ran.is === 'failure' ? (
          <p className="text-danger">{ran.why}</p>
        ) : (
          <>
            <Body
              title={card.title}
              form={shownForm(card.form, ran.result)}
              result={ran.result}
              onDrill={canDrill ? drill : undefined}
            />
            <QueryShown query={ran.query} sql={card.sql} />
          </>
        )}
        {drilled && (
          <DrillDialog
            query={drilled}
            table={table}
            title={card.title}
            onClose={() => setDrilled(undefined)}
          />
        )}
      </section>
    </Frame>
  );
}

/** Filters may leave a result of another shape than the one that the form was chosen for. */
const shownForm = (form: CardForm, result: Result): CardForm =>
  formsFor(result).includes(form) ? form : formsFor(result)[0]!;

interface BodyProps {
  title: string;
  form: CardForm;
  result: Result;
  onDrill: ((row: readonly Value[]) => void) | undefined;
}

function Body({ title, form, result, onDrill }: BodyProps) {
  if (form === 'figure')
    return (
      <p className="font-display text-4xl font-bold tabular-nums">
        {formatValue(result.rows[0]?.[0] ?? null, result.units[0])}
      </p>
    );
  if (form === 'table')
    return <ResultTable caption={`${title}, as a table`} result={result} onDrill={onDrill} />;
  return (
    <>
      <Suspense fallback={<Skeleton className="h-70 rounded-lg" />}>
        <PlotChart form={form} result={result} onDrill={onDrill} />
      </Suspense>
      <NotDrawn form={form} result={result} />
      <details className="text-sm">
        <summary className="cursor-pointer text-muted">As a table</summary>
        <div className="mt-2">
          <ResultTable caption={`${title}, as a table`} result={result} onDrill={onDrill} />
        </div>
      </details>
    </>
  );
}

function NotDrawn({ form, result }: { form: ChartForm; result: Result }) {
  const count = result.rows.length - pointsOf(form, result).length;
  return (
    count > 0 && (
      <p className="text-sm text-muted">
        {count === 1 ? '1 row has' : `${count.toLocaleString('en')} rows have`} an empty value and{' '}
        {count === 1 ? 'isn’t' : 'aren’t'} drawn. The table has {count === 1 ? 'it' : 'them'}.
      </p>
    )
  );
}

function QueryShown({ query, sql }: { query: Query; sql: string }) {
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-muted">Query</summary>
      <p dir="auto" className="mt-2">
        {explain(query)}
      </p>
      <pre tabIndex={0} className="mt-2 overflow-x-auto rounded-lg bg-sunken p-3 font-mono">
        {sql}
      </pre>
    </details>
  );
}
