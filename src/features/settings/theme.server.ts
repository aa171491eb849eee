import { readCookie } from '#kit/http/cookies.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { getTheme, putTheme } from './contract.ts';
import { themeCookie, themes } from '#kit/ui/theme.ts';

export const themeLasts = 365 * 24 * 3600;

export const themeEndpoints = [
  implement(getTheme, (_, { headers }) => {
    const kept = readCookie(headers.get('cookie'), themeCookie);
    return { theme: themes.find((theme) => theme === kept) ?? 'system' };
  }),

  implement(putTheme, ({ body: { theme } }, { responseHeaders, settings }) => {
    const secure = settings.publicUrl.startsWith('https:') ? '; Secure' : '';
    responseHeaders.append(
      'set-cookie',
      `${themeCookie}=${theme}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${themeLasts}${secure}`,
    );
    return { theme };
  }),
];
