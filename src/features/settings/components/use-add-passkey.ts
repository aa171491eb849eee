import { useState, useSyncExternalStore } from 'react';
import { browserName } from '#kit/auth/browser-name.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { toast } from '#kit/ui/toast.ts';
import { addPasskey, beginPasskey, listPasskeys } from '../credentials-contract.ts';

/** Browsers that speak JSON with the server about passkeys; older ones are not offered any. */
function canMakePasskeys() {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function'
  );
}

const neverChanges = () => () => {};

/** Asks the server for a challenge, the browser for a credential, and hands that back. It is named after this browser. */
export function useAddPasskey() {
  const supported = useSyncExternalStore(neverChanges, canMakePasskeys, () => true);
  const begin = useCall(beginPasskey);
  const finish = useCall(addPasskey, {
    refreshes: [listPasskeys],
    onSuccess: () => toast({ title: 'Passkey added', description: 'Next time you can sign in with it.' }),
  });
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState<Error | null>(null);

  async function add() {
    setRefused(null);
    setAsking(true);
    try {
      const response = await makeCredential(await begin.mutateAsync());
      if (response) await finish.mutateAsync({ body: { name: browserName(navigator.userAgent), response } });
    } catch (error) {
      if (error instanceof DOMException) setRefused(new Error(error.message, { cause: error }));
      // What a call refused stands in its own error.
    } finally {
      setAsking(false);
    }
  }

  return { supported, pending: asking, error: begin.error ?? finish.error ?? refused, add: () => void add() };
}

/** Null when the person closed the browser's dialog, or the device holds a passkey for this account already. */
async function makeCredential(options: Record<string, unknown>): Promise<Record<string, unknown> | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
  try {
    const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null;
    return (credential?.toJSON() as Record<string, unknown> | undefined) ?? null;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    if (error.name === 'InvalidStateError') {
      toast({ title: 'This device already has a passkey for you' });
      return null;
    }
    if (error.name === 'NotAllowedError' || error.name === 'AbortError') return null;
    throw error;
  }
}
