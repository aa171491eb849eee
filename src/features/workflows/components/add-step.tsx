/** Chooses what the next step is: a tool, or something between tools. */
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import type { FlowTool } from '../contract.ts';
import { addStep, addTool, kindWords, nameFrom, newStep } from '../flow/edit-flow.ts';
import type { Flow } from '../flow/flow.ts';
import { useFlowFrame } from './flow-context.ts';

interface AddStepProps {
  flow: Flow;
  onAdd: (flow: Flow, id: string) => void;
  /** The step that it comes after; the last without it. */
  after?: string | undefined;
}

export function AddStep({ flow, onAdd, after }: AddStepProps) {
  const { tools } = useFlowFrame();
  const [isOpen, setIsOpen] = useState(false);
  const [words, setWords] = useState('');
  const matches = (text: string) => text.toLowerCase().includes(words.trim().toLowerCase());
  const add = (changed: Flow) => {
    setIsOpen(false);
    setWords('');
    onAdd(changed, changed.steps.at(-1)!.id);
  };
  const kinds = Object.keys(kindWords) as (keyof typeof kindWords)[];
  const taken = flow.steps.map(({ id }) => id);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button size="sm" variant="secondary">
          <Plus aria-hidden /> Add step
        </Button>
      </DialogTrigger>
      <DialogContent title="Add a step" width="lg">
        <div className="grid gap-5">
          <Field label="Find a tool" hideLabel>
            <Input
              placeholder="Find a tool"
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </Field>
          <Choices
            title="Between tools"
            items={kinds
              .map((kind) => ({ key: kind, ...kindWords[kind] }))
              .filter(({ title, hint }) => matches(`${title} ${hint}`))}
            onChoose={(kind) => {
              const name = nameFrom(kindWords[kind].title, taken);
              add(addStep(flow, newStep(kind, name), tools, after));
            }}
          />
          <Choices
            title="Tools"
            items={tools
              .filter(({ title, description }) => matches(`${title} ${description}`))
              .map((tool: FlowTool) => ({ key: tool.id, title: tool.title, hint: tool.description }))}
            onChoose={(id) =>
              add(
                addTool(
                  flow,
                  tools.find((tool) => tool.id === id)!,
                  tools,
                  after,
                ),
              )
            }
          />
        </div>
      </DialogContent>
    </Dialog>
  );
}

interface ChoicesProps<Key extends string> {
  title: string;
  items: { key: Key; title: string; hint: string }[];
  onChoose: (key: Key) => void;
}

function Choices<Key extends string>({ title, items, onChoose }: ChoicesProps<Key>) {
  if (items.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="text-base font-semibold">{title}</h3>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {items.map(({ key, title: name, hint }) => (
          <li key={key}>
            <button
              type="button"
              className="grid size-full content-start gap-0.5 rounded-lg border border-line bg-surface p-3 text-left hover:border-edge"
              onClick={() => onChoose(key)}
            >
              <span className="font-medium">{name}</span>
              <span className="text-sm text-muted">{hint}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
