/** Puts what the workflow asks for, or the result of an earlier step, into a text. */
import Braces from 'lucide-react/icons/braces';
import { Button } from '#kit/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#kit/ui/dropdown-menu.tsx';
import type { Flow, Step } from '../flow/flow.ts';
import { stepsBefore } from '../flow/graph.ts';

interface InsertMenuProps {
  flow: Flow;
  step: Step;
  label: string;
  onInsert: (expression: string) => void;
}

export function InsertMenu({ flow, step, label, onInsert }: InsertMenuProps) {
  const before = stepsBefore(flow, step.id);
  const items = [
    ...(step.kind === 'tool' && step.each ? [{ title: 'The item', expression: 'item' }] : []),
    ...flow.inputs.map(({ name, label: title }) => ({ title: title || name, expression: `input.${name}` })),
    ...flow.steps
      .filter(({ id }) => before.has(id))
      .map(({ id, title }) => ({ title: `Result of ${title}`, expression: `steps.${id}.text` })),
  ];
  if (items.length === 0) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm" variant="ghost" aria-label={`Insert into ${label}`} className="justify-self-start">
          <Braces aria-hidden /> Insert
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {items.map(({ title, expression }) => (
          <DropdownMenuItem key={expression} onSelect={() => onInsert(expression)}>
            {title}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
