/** Some calls want proof that it is still you. Whoever draws the dialog registers here; calls wait for it and go on. */

type Ask = () => Promise<boolean>;

let ask: Ask | undefined;

export function registerConfirmation(next: Ask) {
  ask = next;
  return () => {
    if (ask === next) ask = undefined;
  };
}

/** True when the person proved who they are, so that the refused call may be tried once more. */
export async function confirmIdentity(): Promise<boolean> {
  return ask ? ask() : false;
}
