/** The animations of theme.css, in words. A test keeps the numbers equal to the file's. */
export interface MotionToken {
  name: 'fade-in' | 'fade-out' | 'rise-in' | 'sink-out' | 'slide-out';
  milliseconds: number;
  /** The class that plays it. */
  className: string;
  says: string;
}

export const motionTokens: readonly MotionToken[] = [
  {
    name: 'fade-in',
    milliseconds: 150,
    className: 'animate-fade-in',
    says: 'It is here now. The veil behind a dialog, a tooltip.',
  },
  {
    name: 'fade-out',
    milliseconds: 120,
    className: 'animate-fade-out',
    says: 'It is gone, and leaves quicker than it came.',
  },
  {
    name: 'rise-in',
    milliseconds: 200,
    className: 'animate-rise-in',
    says: 'It came from below, from what you pressed. Dialogs, menus, toasts.',
  },
  {
    name: 'sink-out',
    milliseconds: 140,
    className: 'animate-sink-out',
    says: 'It goes back to where it came from.',
  },
  {
    name: 'slide-out',
    milliseconds: 160,
    className: 'animate-slide-out',
    says: 'You threw it away. A toast, swiped to the right.',
  },
];

/** The longest that anything may move in answer to a person. */
export const longestMove = 250;

/** Control points of the two curves. */
export const easings = {
  out: [0.2, 0.7, 0.3, 1],
  panda: [0.3, 1.3, 0.5, 1],
} as const;
