/** Light, dark, or as the device says. Kept in an HttpOnly cookie, so that signing out does not lose it and the first paint is right. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export const themeCookie = 'frenly_theme';
