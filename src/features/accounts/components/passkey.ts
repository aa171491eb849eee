/** Asks the browser for a passkey. It speaks JSON with the server where it is new enough, and only then do we offer it. */
import { useSyncExternalStore } from 'react';

export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function'
  );
}

/** False on the server and while the page comes alive. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(neverChanges, canUsePasskeys, () => false);
}

const neverChanges = () => () => {};

/** The signed answer, or null when the person closed the browser's dialog. */
export async function askForPasskey(
  options: Record<string, unknown>,
): Promise<Record<string, unknown> | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
  try {
    const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null;
    return (credential?.toJSON() as Record<string, unknown> | undefined) ?? null;
  } catch (error) {
    if (error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError'))
      return null;
    throw error;
  }
}
