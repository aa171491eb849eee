import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Minus from 'lucide-react/icons/minus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { Panda } from '#kit/ui/panda/panda.tsx';
import type { DraftData, DraftStep } from '#features/collaborate/data.ts';
import { draftRoles } from '#features/collaborate/roles.ts';
import { roleWords, stateWords } from '../words.ts';

interface PipelineProps {
  data: DraftData;
  /** It is still going on. */
  isOpen: boolean;
  /** Makes a step again, and what rests on it. */
  onRedo?: ((step: string) => void) | undefined;
  isRedoing?: boolean;
}

/** The four stations that the document passes, in the round that it is in. */
export function Pipeline({ data, isOpen, onRedo, isRedoing = false }: PipelineProps) {
  const rounds = Math.max(...data.steps.map(({ round }) => round));
  const begun = data.steps.findLast(({ state }) => state !== 'waiting' && state !== 'skipped');
  const round = begun?.round ?? 1;
  const stations = draftRoles.map((role) =>
    data.steps.find((step) => step.role === role && (role === 'draft' || step.round === round))!,
  );
  return (
    <section aria-label="Steps" className="grid gap-3">
      {rounds > 1 && (
        <p className="text-sm font-medium text-muted">
          Round {round} of {rounds}
        </p>
      )}
      <ol className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {stations.map((step) => (
          <Station
            key={step.id}
            step={step}
            isOpen={isOpen}
            isRedoing={isRedoing}
            onRedo={onRedo && !isOpen && canBeRedone(step) ? () => onRedo(step.id) : undefined}
          />
        ))}
      </ol>
    </section>
  );
}

/** What was never begun is not made again, and a text of one's own has no other draft. */
const canBeRedone = ({ role, state }: DraftStep) =>
  state !== 'waiting' && !(role === 'draft' && state === 'skipped');

interface StationProps {
  step: DraftStep;
  isOpen: boolean;
  isRedoing: boolean;
  onRedo: (() => void) | undefined;
}

function Station({ step, isOpen, isRedoing, onRedo }: StationProps) {
  const { title } = roleWords[step.role];
  const isWriting = step.state === 'writing' && isOpen;
  const words = step.state === 'writing' && !isOpen ? 'Stopped' : stateWords[step.state];
  const isOwn = step.role === 'draft' && step.state === 'skipped';
  return (
    <li
      aria-current={isWriting ? 'step' : undefined}
      className={cn(
        'grid content-start gap-1 rounded-card border p-4',
        isWriting ? 'border-bamboo bg-bamboo-soft' : 'border-line bg-surface',
        step.state === 'failed' && 'border-danger',
      )}
    >
      <div className="flex items-center gap-2">
        <StateSign step={step} isWriting={isWriting} />
        <h3 className="text-base font-semibold">{title}</h3>
        {onRedo && (
          <Button
            variant="ghost"
            size="icon-sm"
            className="-my-1.5 -mr-2 ml-auto"
            pending={isRedoing}
            aria-label={`Redo: ${title}`}
            title={`Redo: ${title}`}
            onClick={onRedo}
          >
            <RotateCcw aria-hidden />
          </Button>
        )}
      </div>
      <p className="text-sm text-muted">
        {isOwn ? step.note : words}
        {step.title && ` · ${step.title}`}
      </p>
      {step.note && !isOwn && (
        <p className={cn('text-sm', step.state === 'failed' ? 'text-danger' : 'text-muted')}>{step.note}</p>
      )}
    </li>
  );
}

const signs = {
  waiting: CircleDashed,
  writing: CircleDashed,
  done: Check,
  failed: TriangleAlert,
  skipped: Minus,
};

function StateSign({ step, isWriting }: { step: DraftStep; isWriting: boolean }) {
  if (isWriting) return <Panda mood="think" size={36} className="-my-1" />;
  const Sign = signs[step.state];
  return (
    <Sign
      aria-hidden
      className={cn(
        'size-5 shrink-0',
        step.state === 'done' ? 'text-bamboo-deep' : step.state === 'failed' ? 'text-danger' : 'text-muted',
      )}
    />
  );
}
