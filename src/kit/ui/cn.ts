import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** Knows the names theme.css adds, so that `text-display` is taken for a size and not for a colour. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['display'],
      radius: ['card', 'panel'],
      shadow: ['soft', 'raised'],
    },
  },
});

/** Joins class names; of two that contradict each other the later one stays. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
