/** An architecture to work on: its components, its data, why it is so, and the files that come of it. */
import { lazy, Suspense } from 'react';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#kit/ui/tabs.tsx';
import type { EditedWork } from '#tools/work/work-table.ts';
import type { Architecture } from '../architecture.ts';
import ArchitectureViewer from './architecture-viewer.tsx';
import { ComponentsTab } from './components-tab.tsx';
import { DataTab } from './data-tab.tsx';
import { ReasonsTab } from './reasons-tab.tsx';

const FilesTab = lazy(() => import('./files-tab.tsx'));

export default function ArchitectureEditor({ content, onChange }: EditedWork<Architecture>) {
  if (!onChange) return <ArchitectureViewer content={content} />;
  const change = (changed: Partial<Architecture>) => onChange({ ...content, ...changed });
  return (
    <Tabs defaultValue="components">
      <TabsList aria-label="View">
        <TabsTrigger value="components">Components</TabsTrigger>
        <TabsTrigger value="data">Data</TabsTrigger>
        <TabsTrigger value="reasons">Decisions and risks</TabsTrigger>
        <TabsTrigger value="files">Files</TabsTrigger>
      </TabsList>
      <TabsContent value="components">
        <ComponentsTab architecture={content} onChange={change} />
      </TabsContent>
      <TabsContent value="data">
        <DataTab entities={content.entities} onChange={(entities) => change({ entities })} />
      </TabsContent>
      <TabsContent value="reasons">
        <ReasonsTab architecture={content} onChange={change} />
      </TabsContent>
      <TabsContent value="files">
        <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>
          <FilesTab entities={content.entities} />
        </Suspense>
      </TabsContent>
    </Tabs>
  );
}
