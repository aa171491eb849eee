import { useCall } from '#kit/contract/use-call.ts';
import { beginCheckout } from './contract.ts';

/** Goes to where it is paid: the provider's page, or the local one in test mode. */
export const useCheckout = () =>
  useCall(beginCheckout, {
    onSuccess({ url }) {
      window.location.assign(url);
    },
  });
