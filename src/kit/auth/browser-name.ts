/** "Firefox on Linux": enough for someone to recognise their own browser, from a header that anyone may write. */

// The first match counts: nearly every browser also claims to be those after it.
const browsers = {
  Edg: 'Edge',
  OPR: 'Opera',
  Firefox: 'Firefox',
  FxiOS: 'Firefox',
  CriOS: 'Chrome',
  Chrome: 'Chrome',
  Safari: 'Safari',
};
const systems = {
  iPhone: 'an iPhone',
  iPad: 'an iPad',
  Android: 'Android',
  CrOS: 'ChromeOS',
  Windows: 'Windows',
  Macintosh: 'a Mac',
  Linux: 'Linux',
};

export function browserName(userAgent: string): string {
  const find = (names: Record<string, string>) =>
    Object.entries(names).find(([sign]) => userAgent.includes(sign))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  if (!browser) return 'an unknown browser';
  return system ? `${browser} on ${system}` : browser;
}
