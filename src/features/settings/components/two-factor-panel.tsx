import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '#kit/contract/use-call.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { toast } from '#kit/ui/toast.ts';
import { endTwoFactor, renewBackupCodes } from '../credentials-contract.ts';
import { getSecurity, type Security } from '../security-contract.ts';
import { BackupCodes } from './backup-codes.tsx';
import { Loaded } from '#kit/ui/loaded.tsx';
import { Panel } from '#kit/ui/panel.tsx';
import { PasswordStep } from './password-step.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

const fewCodes = 3;

export function TwoFactorPanel({ security }: { security: UseQueryResult<Security | null> }) {
  const { data } = security;
  return (
    <Panel
      title="Two-factor sign-in"
      lede="Sign in with your password and a code from your phone, so a stolen password isn’t enough."
      badge={
        data && <Badge tone={data.twoFactor ? 'leaf' : 'neutral'}>{data.twoFactor ? 'On' : 'Off'}</Badge>
      }
    >
      <Loaded query={security}>
        {(loaded) => (loaded.twoFactor ? <On {...loaded} /> : <Off {...loaded} />)}
      </Loaded>
    </Panel>
  );
}

function Off({ hasPassword }: Security) {
  if (!hasPassword) return <Notice>Two-factor sign-in needs a password. Set a password first.</Notice>;
  return <TwoFactorSetup trigger={<Button>Turn on</Button>} />;
}

function On({ backupCodesLeft }: Security) {
  return (
    <div className="grid gap-5">
      {backupCodesLeft <= fewCodes && (
        <Notice tone="warning">
          Only a few backup codes are left. Create new ones while you can still sign in.
        </Notice>
      )}
      <p>
        {backupCodesLeft} {backupCodesLeft === 1 ? 'backup code' : 'backup codes'} left, for when you don’t
        have your phone.
      </p>
      <div className="flex flex-wrap gap-3">
        <NewCodes />
        <TurnOff />
      </div>
    </div>
  );
}

function NewCodes() {
  const [open, setOpen] = useState(false);
  const [codes, setCodes] = useState<string[]>();
  const renew = useCall(renewBackupCodes, {
    refreshes: [getSecurity],
    onSuccess: ({ backupCodes }) => setCodes(backupCodes),
  });

  function change(next: boolean) {
    setOpen(next);
    if (!next) setCodes(undefined);
  }

  return (
    <>
      <Button variant="secondary" onClick={() => change(true)}>
        New backup codes
      </Button>
      <Dialog open={open} onOpenChange={change}>
        <DialogContent
          title="New backup codes"
          description={codes ? undefined : 'The old ones stop working.'}
        >
          {codes ? (
            <BackupCodes codes={codes} onDone={() => change(false)} />
          ) : (
            <PasswordStep
              submitLabel="Create new codes"
              onPassword={(password) => renew.mutateAsync({ body: { password } })}
            />
          )}
        </DialogContent>
      </Dialog>
    </>
  );
}

function TurnOff() {
  const [open, setOpen] = useState(false);
  const end = useCall(endTwoFactor, {
    refreshes: [getSecurity],
    onSuccess() {
      setOpen(false);
      toast({ title: 'Two-factor sign-in is off' });
    },
  });
  return (
    <>
      <Button variant="ghost" className="text-danger" onClick={() => setOpen(true)}>
        Turn off
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent
          title="Turn two-factor sign-in off?"
          description="You’ll sign in with just your password, and your backup codes will stop working."
        >
          <PasswordStep
            danger
            submitLabel="Turn off"
            onPassword={(password) => end.mutateAsync({ body: { password } })}
          />
        </DialogContent>
      </Dialog>
    </>
  );
}
