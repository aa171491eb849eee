import { getTheme, putTheme } from '#features/settings/contract.ts';
import type { Theme } from '#kit/ui/theme.ts';
import { useCall } from '#kit/contract/use-call.ts';

/** A choice shows at once and is kept in this browser. */
export function usePutTheme() {
  const put = useCall(putTheme, { refreshes: [getTheme] });
  return {
    ...put,
    choose(theme: Theme) {
      document.documentElement.dataset.theme = theme;
      put.mutate({ body: { theme } });
    },
  };
}
