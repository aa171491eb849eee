/** Who spends where it is not its owner alone: known where a request comes in, asked where credits are set aside, however deep that is. */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Spender {
  apiKeyId: string | null;
  /** The person who acts for a business; null where someone spends their own. */
  personId: string | null;
}

const nobodyElse: Spender = { apiKeyId: null, personId: null };
const spender = new AsyncLocalStorage<Spender>();

export const spendingNow = (): Spender => spender.getStore() ?? nobodyElse;

export const spendAs = <T>(who: Spender, work: () => T): T => spender.run(who, work);
