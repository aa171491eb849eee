import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { EngineItem } from '#features/engines/contract.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Select } from '#kit/ui/select.tsx';
import { mostMembers } from '../../tool.ts';
import type { Advanced } from './use-options.ts';

const deadlines = [10, 25, 60, 120];
const usualDeadline = 25;

interface AdvancedOptionsProps {
  engines: readonly EngineItem[];
  advanced: Advanced;
  onChange: (advanced: Advanced) => void;
}

/** When the consensus begins and who judges; the house does well without. */
export function AdvancedOptions({ engines, advanced, onChange }: AdvancedOptionsProps) {
  const set = (change: Advanced) => onChange({ ...advanced, ...change });
  const numberOf = (value: string) => (value === '' ? undefined : Number(value));
  return (
    <Dialog>
      <DialogTrigger asChild>
        <IconButton size="sm" label="More options">
          <SlidersHorizontal aria-hidden />
        </IconButton>
      </DialogTrigger>
      <DialogContent title="More options" description="They apply until you leave the page.">
        <div className="grid gap-5">
          <Field
            label="The consensus begins with"
            hint="Answers that come later still join and can change it."
          >
            <Select
              value={advanced.quorum ?? ''}
              onChange={({ target }) => set({ quorum: numberOf(target.value) })}
            >
              <option value="">all but one, where three or more answer</option>
              {Array.from({ length: mostMembers - 1 }, (_, index) => index + 2).map((count) => (
                <option key={count} value={count}>
                  {count} answers
                </option>
              ))}
            </Select>
          </Field>
          <Field label="or after">
            <Select
              value={advanced.deadlineSeconds ?? usualDeadline}
              onChange={({ target }) => set({ deadlineSeconds: numberOf(target.value) })}
            >
              {deadlines.map((seconds) => (
                <option key={seconds} value={seconds}>
                  {seconds} seconds
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Who judges" hint="It is never told whose answer is whose.">
            <Select
              value={advanced.judge ?? ''}
              onChange={({ target }) => set({ judge: target.value || undefined })}
            >
              <option value="">One that does not answer, where there is one</option>
              {engines
                .filter(({ source }) => source !== 'bamboo')
                .map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
            </Select>
          </Field>
        </div>
        <DialogFooter>
          <Button variant="secondary" onClick={() => onChange({})}>
            Reset
          </Button>
          <DialogClose asChild>
            <Button>Done</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
