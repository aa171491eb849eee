/** All that can be set of a step. */
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Switch } from '#kit/ui/switch.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { changeStep, removeStep } from '../flow/edit-flow.ts';
import { mostRetries, type Flow, type Step, type ToolStep } from '../flow/flow.ts';
import { fieldLabel, useFlowFrame } from './flow-context.ts';
import { InsertMenu } from './insert-menu.tsx';
import { LinksForm } from './links-form.tsx';
import { ToolField } from './tool-field.tsx';

interface StepFormProps {
  flow: Flow;
  step: Step;
  onChange: (flow: Flow) => void;
}

export function StepForm({ flow, step, onChange }: StepFormProps) {
  const { problems } = useFlowFrame();
  const change = (changed: Partial<Step>) => onChange(changeStep(flow, step.id, changed));
  const own = problems.filter((problem) => problem.step === step.id);
  return (
    <div className="grid gap-5">
      {own.length > 0 && (
        <Notice tone="warning">
          {own.map(({ message }) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      )}
      <Field label="Name">
        <Input
          maxLength={80}
          dir="auto"
          value={step.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <LinksForm flow={flow} step={step} onChange={onChange} />
      {step.kind === 'tool' ? (
        <ToolPart flow={flow} step={step} onChange={change} />
      ) : (
        <OtherPart flow={flow} step={step} onChange={change} />
      )}
      <Button
        variant="ghost"
        size="sm"
        className="justify-self-start text-danger"
        onClick={() => onChange(removeStep(flow, step.id))}
      >
        Remove step
      </Button>
    </div>
  );
}

interface PartProps<Kind extends Step = Step> {
  flow: Flow;
  step: Kind;
  onChange: (change: Partial<Step>) => void;
}

function ToolPart({ flow, step, onChange }: PartProps<ToolStep>) {
  const { tools } = useFlowFrame();
  const tool = tools.find(({ id }) => id === step.tool);
  const setField = (name: string, value: unknown) => {
    const { [name]: _, ...others } = step.fields;
    onChange({ fields: value === undefined ? others : { ...others, [name]: value } });
  };
  const texts = tool?.fields.filter(({ is }) => is === 'text') ?? [];
  return (
    <>
      {tool && <p className="text-sm text-muted">{tool.description}</p>}
      {tool?.fields.map((field) => (
        <ToolField
          key={field.name}
          flow={flow}
          step={step}
          field={field}
          onChange={(value) => setField(field.name, value)}
        />
      ))}
      <Switch
        label="Repeat for each item of a list"
        checked={step.each !== null}
        onChange={({ target }) =>
          onChange({ each: target.checked ? { list: '', into: tool?.wordsField ?? '' } : null })
        }
      />
      {step.each && (
        <div className="grid gap-4 rounded-lg bg-sunken p-4">
          <div className="grid gap-1">
            <Field label="The list" hint="An expression. A text counts line by line.">
              <Input
                className="font-mono"
                value={step.each.list}
                placeholder="input.lines"
                onChange={({ target }) => onChange({ each: { ...step.each!, list: target.value } })}
              />
            </Field>
            <InsertMenu
              flow={flow}
              step={{ ...step, each: null }}
              label="the list"
              onInsert={(list) => onChange({ each: { ...step.each!, list } })}
            />
          </div>
          <Field label="Each item goes into">
            <Select
              value={step.each.into}
              onChange={({ target }) => onChange({ each: { ...step.each!, into: target.value } })}
            >
              <option value="">Where I write {'{{item}}'}</option>
              {texts.map(({ name }) => (
                <option key={name} value={name}>
                  {fieldLabel(name)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="If it fails">
          <Select
            value={step.onError}
            onChange={({ target }) => onChange({ onError: target.value as ToolStep['onError'] })}
          >
            <option value="stop">Stop the workflow</option>
            <option value="continue">Go on without it</option>
          </Select>
        </Field>
        <Field label="Try again">
          <Select
            value={String(step.retries)}
            onChange={({ target }) => onChange({ retries: Number(target.value) })}
          >
            {Array.from({ length: mostRetries + 1 }, (_, count) => (
              <option key={count} value={count}>
                {count === 0 ? 'Never' : count === 1 ? 'Once' : `${count} times`}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </>
  );
}

function OtherPart({ flow, step, onChange }: PartProps) {
  const insert = (label: string, text: string, onText: (text: string) => void, plain = false) => (
    <InsertMenu
      flow={flow}
      step={step}
      label={label}
      onInsert={(expression) => onText(text + (plain ? expression : `{{${expression}}}`))}
    />
  );
  switch (step.kind) {
    case 'branch':
      return (
        <div className="grid gap-1">
          <Field label="Condition" hint='An expression, such as $contains(steps.search.text, "rain").'>
            <Textarea
              rows={2}
              className="font-mono"
              value={step.condition}
              onChange={({ target }) => onChange({ condition: target.value })}
            />
          </Field>
          {insert('the condition', step.condition, (condition) => onChange({ condition }), true)}
        </div>
      );
    case 'calculate':
      return (
        <>
          {step.values.map((value, at) => (
            <div key={at} className="grid gap-3 rounded-lg bg-sunken p-3">
              <Field label="Name of the value">
                <Input
                  value={value.name}
                  onChange={({ target }) =>
                    onChange({ values: put(step.values, at, { ...value, name: plainName(target.value) }) })
                  }
                />
              </Field>
              <Field label="Expression">
                <Textarea
                  rows={2}
                  className="font-mono"
                  value={value.expression}
                  onChange={({ target }) =>
                    onChange({ values: put(step.values, at, { ...value, expression: target.value }) })
                  }
                />
              </Field>
              {insert(
                'the expression',
                value.expression,
                (expression) => onChange({ values: put(step.values, at, { ...value, expression }) }),
                true,
              )}
            </div>
          ))}
          <Button
            size="sm"
            variant="secondary"
            className="justify-self-start"
            onClick={() =>
              onChange({
                values: [...step.values, { name: `value_${step.values.length + 1}`, expression: '' }],
              })
            }
          >
            Add value
          </Button>
        </>
      );
    case 'combine':
    case 'tell': {
      const hint = 'Leave empty to use the results before it.';
      return (
        <div className="grid gap-1">
          <Field label="Text" hint={hint}>
            <Textarea
              rows={4}
              dir="auto"
              value={step.text}
              onChange={({ target }) => onChange({ text: target.value })}
            />
          </Field>
          {insert('the text', step.text, (text) => onChange({ text }))}
        </div>
      );
    }
    case 'approval':
      return (
        <div className="grid gap-1">
          <Field label="What you are asked">
            <Textarea
              rows={2}
              dir="auto"
              value={step.question}
              onChange={({ target }) => onChange({ question: target.value })}
            />
          </Field>
          {insert('the question', step.question, (question) => onChange({ question }))}
        </div>
      );
    case 'wait':
      return (
        <Field label="Minutes">
          <Input
            type="number"
            min={0}
            value={step.minutes}
            onChange={({ target }) => onChange({ minutes: Math.max(0, Number(target.value) || 0) })}
          />
        </Field>
      );
    case 'send':
      return (
        <>
          <Field label="Address" hint="Gets the result as JSON, signed after Standard Webhooks.">
            <Input
              type="url"
              placeholder="https://"
              value={step.address}
              onChange={({ target }) => onChange({ address: target.value })}
            />
          </Field>
          <Field label="What is sent" optional hint="An expression; the results before it if empty.">
            <Textarea
              rows={2}
              className="font-mono"
              value={step.body}
              onChange={({ target }) => onChange({ body: target.value })}
            />
          </Field>
        </>
      );
    default:
      return null;
  }
}

const put = <T,>(list: readonly T[], at: number, value: T): T[] =>
  list.map((one, place) => (place === at ? value : one));

const plainName = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]/g, '_')
    .replace(/^[^a-z]+/, '') || 'value';
