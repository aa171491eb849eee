import { clsx, type ClassValue } from 'clsx';
import { mergeClasses } from './merge-classes.ts';

/** Joins class names; of two that contradict each other the later one stays. */
export function cn(...classes: ClassValue[]): string {
  return mergeClasses(clsx(classes));
}
