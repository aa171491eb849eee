/** A manual to work on: a form for each of its parts, beside a list of what is missing. */
import { useState } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#kit/ui/tabs.tsx';
import type { EditedWork } from '#tools/work/work-table.ts';
import type { Manual } from '../manual.ts';
import { ChecklistPanel } from './checklist-panel.tsx';
import { DetailsTab } from './details-tab.tsx';
import { EditionTab } from './edition-tab.tsx';
import { FindingsPanel } from './findings-panel.tsx';
import { LanguagesTab } from './languages-tab.tsx';
import ManualViewer from './manual-viewer.tsx';
import { PhotosTab } from './photos-tab.tsx';
import { ProductTab } from './product-tab.tsx';
import { SafetyTab } from './safety-tab.tsx';
import { StepsTab } from './steps-tab.tsx';

const tabs = [
  { id: 'product', name: 'Product', Tab: ProductTab },
  { id: 'safety', name: 'Safety', Tab: SafetyTab },
  { id: 'photos', name: 'Photos', Tab: PhotosTab },
  { id: 'steps', name: 'Steps', Tab: StepsTab },
  { id: 'details', name: 'Details', Tab: DetailsTab },
  { id: 'languages', name: 'Languages', Tab: LanguagesTab },
  { id: 'edition', name: 'Edition', Tab: EditionTab },
] as const;

export default function ManualEditor({ content: manual, onChange }: EditedWork<Manual>) {
  const [open, setOpen] = useState<string>('product');
  if (!onChange) return <ManualViewer content={manual} />;
  const change = (changed: Partial<Manual>) => onChange({ ...manual, ...changed });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <FindingsPanel manual={manual} onChange={onChange} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <Tabs value={open} onValueChange={setOpen}>
          <TabsList aria-label="Parts of the manual">
            {tabs.map(({ id, name }) => (
              <TabsTrigger key={id} value={id}>
                {name}
              </TabsTrigger>
            ))}
          </TabsList>
          {tabs.map(({ id, Tab }) => (
            <TabsContent key={id} value={id}>
              <Tab manual={manual} onChange={change} />
            </TabsContent>
          ))}
        </Tabs>
        <ChecklistPanel manual={manual} onOpen={setOpen} />
      </div>
    </div>
  );
}
