import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { call } from '#kit/contract/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { passkeyOptions } from '../contract.ts';
import { failureMessage } from './form-failure.ts';
import { askForPasskey, usePasskeySupport } from './passkey.ts';
import type { FormState } from './use-form.ts';

interface PasskeyButtonProps {
  children: string;
  /** Hands the signed answer to the server. */
  send: (response: Record<string, unknown>) => Promise<unknown>;
  onState: (state: FormState, failure?: string) => void;
  unanswered: string;
}

/** Shows only where the browser can use passkeys. */
export function PasskeyButton({ children, send, onState, unanswered }: PasskeyButtonProps) {
  const supported = usePasskeySupport();
  const [pending, setPending] = useState(false);
  if (!supported) return null;

  async function begin() {
    setPending(true);
    onState('pending');
    try {
      const response = await askForPasskey(await call(passkeyOptions));
      if (response) await send(response);
      onState(response ? 'done' : 'idle');
    } catch (error) {
      onState('failed', failureMessage(error, { unanswered }));
    } finally {
      setPending(false);
    }
  }

  return (
    <Button variant="secondary" className="w-full" pending={pending} onClick={begin}>
      <KeyRound aria-hidden />
      {children}
    </Button>
  );
}
