/** What the workflow asks for when it starts. */
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Select } from '#kit/ui/select.tsx';
import { nameFrom } from '../flow/edit-flow.ts';
import { inputKinds, mostInputs, type Flow, type FlowInput, type InputKind } from '../flow/flow.ts';

const words: Record<InputKind, string> = {
  line: 'A line',
  text: 'A long text',
  number: 'A number',
  list: 'A list, one per line',
};

export function InputsForm({ flow, onChange }: { flow: Flow; onChange: (flow: Flow) => void }) {
  const { inputs } = flow;
  const change = (at: number, changed: Partial<FlowInput>) =>
    onChange({ ...flow, inputs: inputs.map((one, place) => (place === at ? { ...one, ...changed } : one)) });
  const names = inputs.map(({ name }) => name);
  return (
    <div className="grid gap-3">
      {inputs.map((input, at) => (
        <div
          key={input.name}
          className="grid items-end gap-3 rounded-lg bg-sunken p-3 sm:grid-cols-[1fr_12rem_auto]"
        >
          <Field label="Question">
            <Input
              dir="auto"
              maxLength={80}
              value={input.label}
              onChange={({ target }) => change(at, { label: target.value })}
            />
          </Field>
          <Field label="Answer">
            <Select
              value={input.kind}
              onChange={({ target }) => change(at, { kind: target.value as InputKind })}
            >
              {inputKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {words[kind]}
                </option>
              ))}
            </Select>
          </Field>
          <IconButton
            size="sm"
            label={`Remove ${input.label}`}
            onClick={() => onChange({ ...flow, inputs: inputs.filter((_, place) => place !== at) })}
          >
            <X aria-hidden />
          </IconButton>
        </div>
      ))}
      {inputs.length < mostInputs && (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() =>
            onChange({
              ...flow,
              inputs: [
                ...inputs,
                { name: nameFrom('answer', names), label: 'Text', kind: 'line', sample: '' },
              ],
            })
          }
        >
          <Plus aria-hidden /> Ask for something
        </Button>
      )}
    </div>
  );
}
