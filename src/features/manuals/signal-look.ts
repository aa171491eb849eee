/** Colours of ANSI Z535.1 for screens, and the symbols: all drawn here. */
import type { Hazard, Signal } from './manual.ts';

/** `ink` on `field`; a notice about damage alone has no alert symbol. */
export const signalLooks: Record<Signal, { field: string; ink: string; isAlert: boolean }> = {
  danger: { field: '#c8102e', ink: '#ffffff', isAlert: true },
  warning: { field: '#ff8200', ink: '#000000', isAlert: true },
  caution: { field: '#ffd100', ink: '#000000', isAlert: true },
  notice: { field: '#0057a8', ink: '#ffffff', isAlert: false },
};

/** What stands within the triangle, on a field of 48 by 44. */
const drawings: Record<Exclude<Hazard, 'none'>, string> = {
  general: '<path d="M22 15h4l-.7 14h-2.6z"/><circle cx="24" cy="34" r="2.6"/>',
  electric: '<path d="M26.5 12 18 27h5l-2.5 11L31 23h-5.5z"/>',
  hot: '<path d="M14 35h20v2.5H14z"/><path d="M17 32c-3-4 3-6 0-11M24 32c-3-4 3-6 0-11M31 32c-3-4 3-6 0-11" fill="none" stroke="#000" stroke-width="2.2" stroke-linecap="round"/>',
  crush:
    '<path d="M15 20h18v3H15zM15 35h18v3H15zM22.5 12h3v4h3L24 20l-4.5-4h3z"/><path d="M17 31h11a2 2 0 0 0 0-4H17z"/>',
  fire: '<path d="M24 14c1 5 7 8 7 15a7 7 0 0 1-14 0c0-4 3-5 3-9 3 1 3.5 3 3.5 5 1.5-3 1-8 .5-11z"/>',
  cut: '<path d="m14 33 16-17c3 5 1 10-5 13l-4 3zM13 35h8v2.5h-8z"/>',
};

/** A yellow triangle with the hazard within it, as of ISO 7010. */
export const hazardSymbol = (hazard: Exclude<Hazard, 'none'>) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 44"><path d="M24 2 46 41H2z" fill="#ffd100" stroke="#000" stroke-width="3" stroke-linejoin="round"/>${drawings[hazard]}</svg>`;

/** The safety alert symbol beside a signal word. */
export const alertSymbol = (signal: Signal) => {
  const { field, ink } = signalLooks[signal];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 44"><path d="M24 2 46 41H2z" fill="${ink}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/><path d="M22 15h4l-.7 14h-2.6z" fill="${field}"/><circle cx="24" cy="34.5" r="2.8" fill="${field}"/></svg>`;
};

/** Numbers on photos: the same in every theme, because the photo is. */
export const calloutLook = { background: '#000', color: '#fff', borderColor: '#fff' };
/** Signs are white in every theme. */
export const signLook = { background: '#fff', color: '#000', borderColor: '#000' };
