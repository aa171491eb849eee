import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Select } from '#kit/ui/select.tsx';
import { mostMembers } from '../../tool.ts';
import type { Advanced } from './use-options.ts';
import { AdvancedButton, type AdvancedOptionsProps } from './advanced-options.tsx';

const deadlines = [10, 25, 60, 120];
const usualDeadline = 25;

export default function AdvancedDialog({ engines, advanced, onChange }: AdvancedOptionsProps) {
  const set = (change: Advanced) => onChange({ ...advanced, ...change });
  const numberOf = (value: string) => (value === '' ? undefined : Number(value));
  return (
    <Dialog defaultOpen>
      <DialogTrigger asChild>
        <AdvancedButton engines={engines} advanced={advanced} onChange={onChange} />
      </DialogTrigger>
      <DialogContent title="More options" description="These apply until you leave the page.">
        <div className="grid gap-5">
          <Field label="Start the consensus after" hint="Later answers are added and can change it.">
            <Select
              value={advanced.quorum ?? ''}
              onChange={({ target }) => set({ quorum: numberOf(target.value) })}
            >
              <option value="">all but one (with three or more)</option>
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
          <Field label="Judge" hint="It never sees who wrote which answer.">
            <Select
              value={advanced.judge ?? ''}
              onChange={({ target }) => set({ judge: target.value || undefined })}
            >
              <option value="">An engine that isn’t answering, if available</option>
              {engines
                .filter(({ source }) => source !== 'bamboo' && source !== 'browser')
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
