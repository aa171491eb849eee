/** Some calls want proof that it is still you. Whoever draws the dialog registers here; calls wait for it and go on. */

type Ask = () => Promise<boolean>;

/** The dialog's code may still be on its way when the first call needs it. */
const patience = 10_000;

let registered = Promise.withResolvers<Ask>();

export function registerConfirmation(ask: Ask) {
  registered.resolve(ask);
  return () => {
    registered = Promise.withResolvers<Ask>();
  };
}

/** True when the person proved who they are, so that the refused call may be tried once more. */
export async function confirmIdentity(): Promise<boolean> {
  const ask = await Promise.race([
    registered.promise,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience)),
  ]);
  return ask ? ask() : false;
}
