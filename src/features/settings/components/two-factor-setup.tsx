import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { keyOf } from '#kit/contract/query-key.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Stepper } from '#kit/ui/stepper.tsx';
import { beginTwoFactor, confirmTwoFactor, type TwoFactorStart } from '../credentials-contract.ts';
import { getSecurity } from '../security-contract.ts';
import { BackupCodes } from './backup-codes.tsx';
import { Failure, issueOf } from '#kit/contract/failure.tsx';
import { focusFirst } from './focus-first.ts';
import { PasswordStep } from './password-step.tsx';
import { QrCode } from './qr-code.tsx';

const steps = ['Password', 'Authenticator app', 'Backup codes'];

/** From the password over the app's first code to the backup codes; nothing holds before that code. */
export function TwoFactorSetup({ trigger }: { trigger: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [start, setStart] = useState<TwoFactorStart>();
  const [on, setOn] = useState(false);
  const begin = useCall(beginTwoFactor, { onSuccess: setStart });
  const confirm = useCall(confirmTwoFactor, { onSuccess: () => setOn(true) });
  const client = useQueryClient();

  function change(next: boolean) {
    setOpen(next);
    if (next) return;
    // Not before: with its state the panel would take this dialog, and the codes in it, away.
    if (on) void client.invalidateQueries({ queryKey: keyOf(getSecurity) });
    setStart(undefined);
    setOn(false);
  }

  const step = on ? 2 : start ? 1 : 0;
  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent title="Two-factor sign-in">
        <Stepper label="Set up two-factor sign-in" steps={steps} current={step} className="mb-7" />
        {!start && (
          <PasswordStep
            submitLabel="Continue"
            onPassword={(password) => begin.mutateAsync({ body: { password } })}
          />
        )}
        {start && !on && <AppStep start={start} confirm={confirm} />}
        {start && on && <BackupCodes codes={start.backupCodes} onDone={() => change(false)} />}
      </DialogContent>
    </Dialog>
  );
}

interface AppStepProps {
  start: TwoFactorStart;
  confirm: ReturnType<typeof useCall<typeof confirmTwoFactor>>;
}

function AppStep({ start: { uri, key }, confirm }: AppStepProps) {
  const [code, setCode] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!confirm.isPending) confirm.mutate({ body: { code } });
  }

  return (
    <form ref={focusFirst} noValidate onSubmit={submit} className="grid gap-5">
      <div className="flex flex-col items-center gap-5 sm:flex-row sm:items-start">
        <QrCode text={uri} />
        <div className="grid gap-3">
          <p>Scan this with your authenticator app, or type the key into it:</p>
          <p className="font-mono text-base tracking-wide wrap-anywhere select-all">
            {key.match(/.{1,4}/g)?.join(' ')}
          </p>
          <div>
            <CopyButton value={key} label="Copy key" />
          </div>
        </div>
      </div>
      <Field label="Code from the app" error={issueOf(confirm.error, 'code')} required>
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          placeholder="123 456"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          className="font-mono tracking-widest"
        />
      </Field>
      <Failure error={confirm.error} besides={['code']} />
      <Button type="submit" pending={confirm.isPending} className="sm:justify-self-end">
        Turn on
      </Button>
    </form>
  );
}
