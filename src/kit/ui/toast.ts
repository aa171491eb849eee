import type { ReactNode } from 'react';
import { TOAST_LIMIT, TOAST_REMOVE_DELAY } from './toast-settings.ts';

export interface ToastOptions {
  title?: ReactNode;
  description?: ReactNode;
  variant?: 'default' | 'destructive';
  /** Milliseconds; the default is TOAST_DURATION. */
  duration?: number;
  /** One thing to do about it. `altText` tells screen readers where else it can be done. */
  action?: { label: string; altText: string; onSelect: () => void };
}

export interface Toast extends ToastOptions {
  id: string;
  open: boolean;
}

let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

/** Says something in passing. What a person must not miss belongs into the page. */
export function toast(options: ToastOptions) {
  const id = addToast(options);
  return {
    id,
    update: (changes: ToastOptions) => updateToast(id, changes),
    dismiss: () => dismissToast(id),
  };
}

export function addToast(options: ToastOptions): string {
  const id = `toast-${++count}`;
  const kept = [{ ...options, id, open: true }, ...toasts].slice(0, TOAST_LIMIT);
  for (const { id } of toasts) if (!kept.some((toast) => toast.id === id)) cancelRemoval(id);
  publish(kept);
  return id;
}

export function updateToast(id: string, changes: ToastOptions) {
  publish(toasts.map((toast) => (toast.id === id ? { ...toast, ...changes } : toast)));
}

/** Closes one toast, or all; they leave the list later. */
export function dismissToast(id?: string) {
  const closing = toasts.filter((toast) => id === undefined || toast.id === id);
  for (const { id } of closing) {
    if (!removals.has(id)) removals.set(id, setTimeout(removeToast, TOAST_REMOVE_DELAY, id));
  }
  publish(toasts.map((toast) => (closing.includes(toast) ? { ...toast, open: false } : toast)));
}

/** Takes one toast, or all, out of the list at once. */
export function removeToast(id?: string) {
  for (const toast of toasts) if (id === undefined || toast.id === id) cancelRemoval(toast.id);
  publish(id === undefined ? [] : toasts.filter((toast) => toast.id !== id));
}

export function currentToasts() {
  return toasts;
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function cancelRemoval(id: string) {
  clearTimeout(removals.get(id));
  removals.delete(id);
}

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}
