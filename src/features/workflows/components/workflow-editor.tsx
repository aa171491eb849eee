/** A workflow to work on: as a drawing or as a list, with the form of the chosen step. */
import { lazy, Suspense, useState } from 'react';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#kit/ui/tabs.tsx';
import { useMedia } from '#kit/ui/use-media.ts';
import type { EditedWork } from '#tools/work/work-table.ts';
import type { Flow } from '../flow/flow.ts';
import { AddStep } from './add-step.tsx';
import { useFlowFrame } from './flow-context.ts';
import { InputsForm } from './inputs-form.tsx';
import { StepForm } from './step-form.tsx';
import { StepList } from './step-list.tsx';

const FlowCanvas = lazy(() => import('./flow-canvas.tsx'));

export default function WorkflowEditor({ content: flow, onChange }: EditedWork<Flow>) {
  const isWide = useMedia('(min-width: 64rem)');
  const [view, setView] = useState<string>();
  const [selected, setSelected] = useState<string | null>(null);
  const { problems } = useFlowFrame();
  const step = flow.steps.find(({ id }) => id === selected);
  const shown = { flow, selected, onSelect: setSelected, onChange };
  const general = problems.filter((problem) => problem.step === null && flow.steps.length > 0);
  const add = onChange && (
    <AddStep
      flow={flow}
      after={selected ?? undefined}
      onAdd={(changed, id) => {
        onChange(changed);
        setSelected(id);
      }}
    />
  );
  if (flow.steps.length === 0)
    return (
      <EmptyState action={add}>
        Steps appear here. Add the first one: a tool, or a question to yourself.
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {onChange && (
        <Field label="What it does" optional>
          <Input
            dir="auto"
            maxLength={500}
            value={flow.about}
            onChange={({ target }) => onChange({ ...flow, about: target.value })}
          />
        </Field>
      )}
      {general.map(({ message }) => (
        <Notice key={message} tone="warning">
          {message}
        </Notice>
      ))}
      <Tabs value={view ?? (isWide ? 'drawing' : 'list')} onValueChange={setView}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <TabsList aria-label="View">
            <TabsTrigger value="drawing">Drawing</TabsTrigger>
            <TabsTrigger value="list">List</TabsTrigger>
            {onChange && <TabsTrigger value="inputs">Questions</TabsTrigger>}
          </TabsList>
          {add}
        </div>
        <TabsContent value="drawing">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <Suspense fallback={<Skeleton className="h-[32rem] rounded-card" />}>
              <FlowCanvas {...shown} />
            </Suspense>
            {onChange && step ? (
              <div className="rounded-card border border-line bg-surface p-4 lg:max-h-[32rem] lg:overflow-y-auto">
                <StepForm key={step.id} flow={flow} step={step} onChange={onChange} />
              </div>
            ) : (
              <p className="rounded-card bg-sunken p-4 text-muted lg:self-start">
                Choose a step to change it. Drag from the point below a step to another one to link them.
              </p>
            )}
          </div>
        </TabsContent>
        <TabsContent value="list">
          <StepList {...shown} />
        </TabsContent>
        {onChange && (
          <TabsContent value="inputs">
            <InputsForm flow={flow} onChange={onChange} />
          </TabsContent>
        )}
      </Tabs>
    </div>
  );
}
