export type DeviceKind = 'computer' | 'phone' | 'tablet' | 'other';

/** What to draw beside a session, from a header that anyone may write. */
export function deviceKind(userAgent: string): DeviceKind {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  if (/iPhone|Mobile/.test(userAgent)) return 'phone';
  if (/Windows|Macintosh|Linux|CrOS/.test(userAgent)) return 'computer';
  return 'other';
}
