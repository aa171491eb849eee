import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { firstFieldIn } from '#kit/ui/first-field.ts';
import { Notice } from '#kit/ui/notice.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#kit/ui/tabs.tsx';
import { signInOptions } from '../contract.ts';
import { accountTabs, firstTab, type AccountTab } from './account-tabs.ts';
import { moodByState } from './auth-frame.tsx';
import { Divider } from './divider.tsx';
import { GoogleButton } from './google-button.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { FormState } from './use-form.ts';

export interface AccountDialogProps {
  onClose: () => void;
  /** Gives the focus back to what opened the dialog. */
  onClosed: () => void;
}

/** Signing in, signing up and a new password without leaving the page one is on. */
export function AccountDialog({ onClose, onClosed }: AccountDialogProps) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const [tab, setTab] = useState<AccountTab>(firstTab);
  const [state, setState] = useState<FormState>('idle');

  function choose(next: AccountTab) {
    setTab(next);
    setState('idle');
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={<Heading tab={tab} state={state} />}
        // Not on the tabs, which stand before it.
        onOpenAutoFocus={(event) => {
          const field = firstFieldIn(event.currentTarget as Element);
          if (!field) return;
          event.preventDefault();
          field.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <Tabs value={tab} onValueChange={(value) => choose(value as AccountTab)}>
          <TabsList aria-label="What would you like to do?" className="w-full *:flex-1 *:justify-center">
            {accountTabs.map(({ id, label }) => (
              <TabsTrigger key={id} value={id}>
                {label}
              </TabsTrigger>
            ))}
          </TabsList>
          <TabsContent value="sign-in">
            <SignInForm
              returnUrl={here}
              onState={setState}
              forgot={
                <Button variant="link" onClick={() => choose('reset-password')}>
                  Forgot password?
                </Button>
              }
            />
          </TabsContent>
          <TabsContent value="create-account">
            <CreateAccount here={here} onState={setState} onSignIn={() => choose('sign-in')} />
          </TabsContent>
          <TabsContent value="reset-password">
            <ResetForm onState={setState} />
          </TabsContent>
        </Tabs>
      </DialogContent>
    </Dialog>
  );
}

function Heading({ tab, state }: { tab: AccountTab; state: FormState }) {
  return (
    <span className="flex items-center gap-3">
      <Panda size={56} mood={moodByState[state]} />
      {accountTabs.find(({ id }) => id === tab)!.heading}
    </span>
  );
}

interface CreateAccountProps {
  here: string;
  onState: (state: FormState) => void;
  onSignIn: () => void;
}

function CreateAccount({ here, onState, onSignIn }: CreateAccountProps) {
  const { data: options } = useQuery(query(signInOptions));
  if (options?.registrationOpen === false)
    return (
      <Notice
        title="Sign-up is closed for now"
        action={
          <Button size="sm" variant="secondary" onClick={onSignIn}>
            Sign in
          </Button>
        }
      >
        If you have an account, sign in as usual.
      </Notice>
    );
  return (
    <div className="grid gap-5">
      <RegisterForm
        onState={onState}
        onRegistered={() => window.location.assign(href('/onboarding', { return_url: here }))}
      />
      {options?.google && (
        <>
          <Divider>or</Divider>
          <GoogleButton returnUrl={here}>Continue with Google</GoogleButton>
        </>
      )}
    </div>
  );
}
