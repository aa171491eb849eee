import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Diagram } from '#kit/ui/markdown/diagram.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useSettled } from '#kit/ui/use-settled.ts';
import {
  componentKindIds,
  componentKinds,
  limits,
  longestLine,
  longestName,
  longestSummary,
  type Architecture,
  type Component,
  type ComponentKind,
} from '../architecture.ts';
import { componentDiagram } from '../diagrams.ts';
import { LinkList } from './link-list.tsx';
import { RowList } from './row-list.tsx';

interface ComponentsTabProps {
  architecture: Architecture;
  onChange: (changed: Partial<Architecture>) => void;
}

export function ComponentsTab({ architecture, onChange }: ComponentsTabProps) {
  const { summary, components, links } = architecture;
  const source = useSettled(componentDiagram(architecture), 300);
  function changeComponents(changed: Component[]) {
    const ids = new Set(changed.map(({ id }) => id));
    onChange({ components: changed, links: links.filter(({ from, to }) => ids.has(from) && ids.has(to)) });
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pt-4">
      <Field label="Summary">
        <Textarea
          dir="auto"
          rows={2}
          maxLength={longestSummary}
          value={summary}
          onChange={({ target }) => onChange({ summary: target.value })}
        />
      </Field>
      {components.length > 0 && <Diagram source={source} />}
      <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 className="text-xl">Components</h2>
        <RowList
          what="component"
          rows={components}
          nameOf={({ name }) => name}
          most={limits.components}
          makeRow={() => ({
            id: crypto.randomUUID(),
            name: '',
            kind: 'service' as const,
            technology: '',
            purpose: '',
          })}
          onChange={changeComponents}
        >
          {(component, change) => <ComponentFields component={component} onChange={change} />}
        </RowList>
      </section>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 className="text-xl">Connections</h2>
        <LinkList
          components={components}
          links={links}
          onChange={(changed) => onChange({ links: changed })}
        />
      </section>
    </div>
  );
}

interface ComponentFieldsProps {
  component: Component;
  onChange: (changed: Partial<Component>) => void;
}

function ComponentFields({ component, onChange }: ComponentFieldsProps) {
  return (
    <>
      <Field label="Name">
        <Input
          maxLength={longestName}
          value={component.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </Field>
      <Field label="Kind">
        <Select
          value={component.kind}
          onChange={({ target }) => onChange({ kind: target.value as ComponentKind })}
        >
          <Options values={componentKindIds} labelOf={(kind) => componentKinds[kind]} />
        </Select>
      </Field>
      <Field label="Technology">
        <Input
          maxLength={longestName}
          value={component.technology}
          onChange={({ target }) => onChange({ technology: target.value })}
        />
      </Field>
      <Field label="Purpose">
        <Input
          maxLength={longestLine}
          value={component.purpose}
          onChange={({ target }) => onChange({ purpose: target.value })}
        />
      </Field>
    </>
  );
}
