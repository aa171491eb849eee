/** A dashboard: questions, filters and cards; its columns; its rows. It is edited where `onChange` is there, and read otherwise. */
import { useMemo, useState } from 'react';
import { Notice } from '#kit/ui/notice.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#kit/ui/tabs.tsx';
import { mostCards, type Card, type Dashboard } from '../dashboard.ts';
import { addCard } from '../make-dashboard.ts';
import { filterTable, openTable } from '../open-table.ts';
import { runQuery } from '../query/run-query.ts';
import { writeSql } from '../query/write-sql.ts';
import type { Query } from '../query/query.ts';
import { AskBox } from './ask-box.tsx';
import { CardView } from './card-view.tsx';
import { ColumnsTab } from './columns-tab.tsx';
import { Filters } from './filters.tsx';
import { ReplaceData } from './replace-data.tsx';
import { ResultTable } from './result-table.tsx';

interface DashboardDeskProps {
  dashboard: Dashboard;
  onChange?: ((dashboard: Dashboard) => void) | undefined;
}

const allRows: Query = { show: [], groupBy: [], orderBy: [] };

export function DashboardDesk({ dashboard, onChange }: DashboardDeskProps) {
  const { csv, settings, cards, name } = dashboard;
  // Whoever only reads filters for themselves.
  const [own, setOwn] = useState(dashboard.filters);
  const filters = onChange ? dashboard.filters : own;
  const whole = useMemo(() => openTable({ csv, settings }), [csv, settings]);
  const table = useMemo(() => filterTable(whole, filters), [whole, filters]);
  const setCards = (next: Card[]) => onChange?.({ ...dashboard, cards: next, answer: '' });
  function answer(question: string, query: Query) {
    const added = addCard(cards, question, writeSql(query), table).at(-1)!;
    setCards([added, ...cards].slice(0, mostCards));
  }
  return (
    <Tabs defaultValue="cards" className="grid grid-cols-[minmax(0,1fr)]">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <TabsList aria-label="Dashboard">
          <TabsTrigger value="cards">Dashboard</TabsTrigger>
          <TabsTrigger value="columns">Columns</TabsTrigger>
          <TabsTrigger value="rows">Rows</TabsTrigger>
        </TabsList>
        <p className="text-sm text-muted">
          {table.rowCount === whole.rowCount
            ? `${whole.rowCount.toLocaleString('en')} rows, ${whole.columns.length} columns`
            : `${table.rowCount.toLocaleString('en')} of ${whole.rowCount.toLocaleString('en')} rows`}
        </p>
      </div>
      {dashboard.isCut && (
        <Notice tone="warning" className="mt-4" title="Only the first rows of the file are here">
          Totals and averages are of these rows, not of the whole file.
        </Notice>
      )}
      <TabsContent value="cards" className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {onChange && <AskBox table={table} name={name} onAnswer={answer} />}
        {dashboard.answer && (
          <Notice tone="warning">
            <p dir="auto">{dashboard.answer}</p>
          </Notice>
        )}
        <Filters
          table={whole}
          filters={filters}
          onChange={(next) => (onChange ? onChange({ ...dashboard, filters: next }) : setOwn(next))}
        />
        <h2 className="sr-only">Cards</h2>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-3">
          {cards.map((card) => (
            <CardView
              key={card.id}
              card={card}
              table={table}
              onChange={
                onChange && ((next) => setCards(cards.map((one) => (one.id === card.id ? next : one))))
              }
              onRemove={onChange && (() => setCards(cards.filter(({ id }) => id !== card.id)))}
            />
          ))}
        </div>
        {cards.length === 0 && <p className="text-muted">No cards. Ask a question to add one.</p>}
      </TabsContent>
      <TabsContent value="columns">
        <h2 className="sr-only">Columns</h2>
        <ColumnsTab table={whole} dashboard={dashboard} onChange={onChange} />
      </TabsContent>
      <TabsContent value="rows" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 className="sr-only">Rows</h2>
        {onChange && <ReplaceData dashboard={dashboard} onChange={onChange} />}
        <ResultTable caption={`Rows of ${name}`} result={runQuery(allRows, table)} most={200} />
      </TabsContent>
    </Tabs>
  );
}
