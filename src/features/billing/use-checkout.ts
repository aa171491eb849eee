import { useCall } from '#kit/contract/use-call.ts';
import { beginCheckout } from './contract.ts';

/** Goes to where it is paid: the provider's page, or the house's own in test mode. */
export const useCheckout = () =>
  useCall(beginCheckout, {
    onSuccess({ url }) {
      window.location.assign(url);
    },
  });
