/** The steps one below the other, each opened in place: for phones, and for whoever uses the keyboard. */
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Badge } from '#kit/ui/badge.tsx';
import { cn } from '#kit/ui/cn.ts';
import type { Flow, Step } from '../flow/flow.ts';
import { inOrder } from '../flow/graph.ts';
import { useFlowFrame } from './flow-context.ts';
import { StepForm } from './step-form.tsx';
import { stateTones, stateWords, whatItIs } from './step-words.ts';

interface StepListProps {
  flow: Flow;
  selected: string | null;
  onSelect: (id: string | null) => void;
  /** Null where it can only be read. */
  onChange: ((flow: Flow) => void) | null;
}

export function StepList({ flow, selected, onSelect, onChange }: StepListProps) {
  const order = inOrder(flow);
  const placed = [...flow.steps].sort((a, b) => placeIn(order, a) - placeIn(order, b));
  return (
    <ol className="grid gap-3" aria-label="Steps">
      {placed.map((step, at) => (
        <li key={step.id} className="rounded-card border border-line bg-surface">
          <StepHead
            flow={flow}
            step={step}
            number={at + 1}
            isOpen={selected === step.id}
            onToggle={onChange ? () => onSelect(selected === step.id ? null : step.id) : null}
          />
          {onChange && selected === step.id && (
            <div className="border-t border-line p-4">
              <StepForm flow={flow} step={step} onChange={onChange} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

/** What goes round in a circle stands at the end. */
const placeIn = (order: readonly string[], { id }: Step) => {
  const place = order.indexOf(id);
  return place < 0 ? order.length : place;
};

interface StepHeadProps {
  flow: Flow;
  step: Step;
  number: number;
  isOpen: boolean;
  onToggle: (() => void) | null;
}

function StepHead({ flow, step, number, isOpen, onToggle }: StepHeadProps) {
  const { tools, problems, progress } = useFlowFrame();
  const before = flow.links.filter(({ to }) => to === step.id);
  const titleOf = (id: string) => flow.steps.find((one) => one.id === id)?.title ?? id;
  const after = before
    .map(({ from, when }) => `${titleOf(from)}${when === null ? '' : when === 'yes' ? ' (yes)' : ' (no)'}`)
    .join(', ');
  const state = progress.get(step.id)?.state;
  const isWrong = problems.some((problem) => problem.step === step.id);
  const head = (
    <>
      <span
        aria-hidden
        className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-sm font-semibold"
      >
        {number}
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-medium wrap-anywhere" dir="auto">
          {step.title || step.id}
        </span>
        <span className="text-sm text-muted">
          {whatItIs(step, tools)}
          {after && ` · after ${after}`}
        </span>
      </span>
      {state && <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>}
      {!state && isWrong && <Badge tone="honey">Needs attention</Badge>}
    </>
  );
  const look = 'flex w-full items-center gap-3 p-4 text-left';
  if (!onToggle) return <div className={look}>{head}</div>;
  return (
    <button type="button" className={look} aria-expanded={isOpen} onClick={onToggle}>
      {head}
      <ChevronDown
        aria-hidden
        className={cn('size-5 shrink-0 text-muted transition-transform', isOpen && 'rotate-180')}
      />
    </button>
  );
}
