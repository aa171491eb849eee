import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { listEngines } from '#kit/ai/contract.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#kit/ui/tabs.tsx';
import { readEcosystem } from '../contract.ts';
import { EcosystemMap } from '../components/map.tsx';
import { PointDetails } from '../components/point-details.tsx';
import { PointList } from '../components/point-list.tsx';
import { graphOf } from '../graph.ts';

export const loader = ({ context }: LoaderFunctionArgs) => prefetch(context, [readEcosystem]);

/** Health changes while one looks. */
const every = 30_000;

export default function EcosystemPage() {
  const parts = useQuery({ ...query(readEcosystem), refetchInterval: every });
  const engines = useQuery({ ...query(listEngines), refetchInterval: every });
  const [chosen, setChosen] = useState<string>();
  const graph = useMemo(
    () => (parts.data ? graphOf(parts.data, engines.data?.items ?? []) : undefined),
    [parts.data, engines.data],
  );
  const point = graph?.points.find(({ id }) => id === chosen);
  return (
    <div className="pb-16">
      <PageHeader
        title="AI ecosystem"
        lede="Every tool, what it makes, what goes on from there, and the engines behind it, as they stand now."
      />
      {parts.error && !graph && <Notice tone="error">{wordsOf(parts.error)}</Notice>}
      {!graph && !parts.error && <Skeleton className="h-96 rounded-card" />}
      {graph && (
        <Tabs defaultValue="list">
          <TabsList aria-label="View">
            <TabsTrigger value="list">List</TabsTrigger>
            <TabsTrigger value="map">Map</TabsTrigger>
          </TabsList>
          <TabsContent value="list">
            <PointList graph={graph} />
          </TabsContent>
          <TabsContent
            value="map"
            className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]"
          >
            <EcosystemMap graph={graph} chosen={chosen} onChoose={setChosen} />
            {point ? (
              <PointDetails graph={graph} point={point} onChoose={setChosen} />
            ) : (
              <p className="rounded-card bg-sunken p-5 text-muted">
                Select an engine, a tool or a kind of result to see what it is linked with.
              </p>
            )}
          </TabsContent>
        </Tabs>
      )}
    </div>
  );
}
