/** How toasts behave. The numbers are the specification's. */

export const TOAST_LIMIT = 1;
export const TOAST_DURATION = 5000;
/** How long a dismissed toast stays in the list, closed. */
export const TOAST_REMOVE_DELAY = 1_000_000;
export const TOAST_SWIPE_DIRECTION = 'right';
export const TOAST_SWIPE_THRESHOLD = 50;
export const TOAST_HOTKEY = ['F8'];
export const TOAST_LABEL = 'Notification';
/** At most 420 px wide from medium screens up, above everything else. */
export const TOAST_VIEWPORT = 'z-[100] md:max-w-[420px]';
