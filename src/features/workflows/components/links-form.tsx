/** What comes before a step, and where its result goes. */
import X from 'lucide-react/icons/x';
import { Field } from '#kit/ui/field.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Select } from '#kit/ui/select.tsx';
import type { FlowTool } from '../contract.ts';
import { addLink, changeLink, removeLink } from '../flow/edit-flow.ts';
import { decides, wholeResult, type Flow, type Step, type When } from '../flow/flow.ts';
import { stepsBefore } from '../flow/graph.ts';
import { fieldLabel, useFlowFrame } from './flow-context.ts';

interface LinksFormProps {
  flow: Flow;
  step: Step;
  onChange: (flow: Flow) => void;
}

export function LinksForm({ flow, step, onChange }: LinksFormProps) {
  const { tools } = useFlowFrame();
  const arriving = flow.links.map((link, at) => ({ ...link, at })).filter(({ to }) => to === step.id);
  const tool = step.kind === 'tool' ? tools.find(({ id }) => id === step.tool) : undefined;
  const possible = flow.steps.filter(
    ({ id }) =>
      id !== step.id && !stepsBefore(flow, id).has(step.id) && !arriving.some(({ from }) => from === id),
  );
  const sourceOf = (id: string) => flow.steps.find((one) => one.id === id);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium">Comes after</legend>
      {arriving.map((link) => {
        const source = sourceOf(link.from);
        const title = source?.title ?? link.from;
        return (
          <div key={`${link.from} ${link.when}`} className="grid gap-2 rounded-lg bg-sunken p-3">
            <div className="flex items-center justify-between gap-2">
              <span dir="auto">{title}</span>
              <IconButton
                size="sm"
                label={`Remove the link from ${title}`}
                onClick={() => onChange(removeLink(flow, link.at))}
              >
                <X aria-hidden />
              </IconButton>
            </div>
            {source && decides(source) && (
              <Field label={`When ${title} says`}>
                <Select
                  value={link.when ?? ''}
                  onChange={({ target }) =>
                    onChange(changeLink(flow, link.at, { when: (target.value || null) as When | null }))
                  }
                >
                  {source.kind === 'approval' && <option value="">Approved</option>}
                  <option value="yes">Yes</option>
                  <option value="no">No</option>
                </Select>
              </Field>
            )}
            {tool && source?.kind !== 'branch' && (
              <IntoField
                tool={tool}
                title={title}
                into={link.into}
                onChange={(into) => onChange(changeLink(flow, link.at, { into }))}
              />
            )}
          </div>
        );
      })}
      {possible.length > 0 && (
        <Field label="Add a link from" hideLabel={arriving.length === 0}>
          <Select
            value=""
            onChange={({ target }) => onChange(addLink(flow, tools, { from: target.value, to: step.id }))}
          >
            <option value="">{arriving.length === 0 ? 'The beginning' : 'Choose a step'}</option>
            {possible.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </fieldset>
  );
}

interface IntoFieldProps {
  tool: FlowTool;
  title: string;
  into: string | null;
  onChange: (into: string | null) => void;
}

function IntoField({ tool, title, into, onChange }: IntoFieldProps) {
  return (
    <Field label={`Its result goes into`}>
      <Select
        aria-label={`The result of ${title} goes into`}
        value={into ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">Nothing by itself</option>
        {tool.accepts.length > 0 && <option value={wholeResult}>The tool, as when you send it there</option>}
        {tool.fields
          .filter(({ is }) => is === 'text' || is === 'list')
          .map(({ name }) => (
            <option key={name} value={name}>
              {fieldLabel(name)}
            </option>
          ))}
      </Select>
    </Field>
  );
}
