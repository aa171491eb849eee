import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addToast,
  currentToasts,
  dismissToast,
  removeToast,
  subscribeToToasts,
  toast,
  updateToast,
} from './toast.ts';

const REMOVE_DELAY = 1_000_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  removeToast();
  vi.useRealTimers();
});

describe('add', () => {
  it('opens a toast', () => {
    const id = addToast({ title: 'Saved' });
    expect(currentToasts()).toEqual([{ id, title: 'Saved', open: true }]);
  });

  it('keeps only the newest: one is visible at a time', () => {
    addToast({ title: 'First' });
    const second = addToast({ title: 'Second' });
    expect(currentToasts().map(({ id }) => id)).toEqual([second]);
  });

  it('forgets the removal of a toast it pushed out', () => {
    dismissToast(addToast({ title: 'First' }));
    addToast({ title: 'Second' });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('update', () => {
  it('changes what is shown and nothing else', () => {
    const id = addToast({ title: 'Sending', variant: 'default' });
    updateToast(id, { title: 'Sent' });
    expect(currentToasts()).toEqual([{ id, title: 'Sent', variant: 'default', open: true }]);
  });

  it('leaves others alone', () => {
    addToast({ title: 'Here' });
    updateToast('gone', { title: 'Changed' });
    expect(currentToasts()[0]?.title).toBe('Here');
  });
});

describe('dismiss', () => {
  it('closes at once and removes after a long delay', () => {
    dismissToast(addToast({ title: 'Saved' }));
    expect(currentToasts()[0]?.open).toBe(false);
    vi.advanceTimersByTime(REMOVE_DELAY - 1);
    expect(currentToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toHaveLength(0);
  });

  it('without an id closes all', () => {
    addToast({ title: 'Saved' });
    dismissToast();
    expect(currentToasts().every(({ open }) => !open)).toBe(true);
  });

  it('twice still removes once', () => {
    const id = addToast({ title: 'Saved' });
    dismissToast(id);
    dismissToast(id);
    expect(vi.getTimerCount()).toBe(1);
  });
});

describe('remove', () => {
  it('takes one out at once', () => {
    const id = addToast({ title: 'Saved' });
    dismissToast(id);
    removeToast(id);
    expect(currentToasts()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('without an id takes all out', () => {
    addToast({ title: 'Saved' });
    removeToast();
    expect(currentToasts()).toEqual([]);
  });
});

describe('toast()', () => {
  it('returns the handles of what it opened', () => {
    const handle = toast({ title: 'Sending' });
    handle.update({ title: 'Sent', variant: 'destructive' });
    expect(currentToasts()[0]).toMatchObject({
      id: handle.id,
      title: 'Sent',
      variant: 'destructive',
      open: true,
    });
    handle.dismiss();
    expect(currentToasts()[0]?.open).toBe(false);
  });

  it('listeners are called until they unsubscribe', () => {
    const listener = vi.fn();
    const stop = subscribeToToasts(listener);
    toast({ title: 'One' });
    stop();
    toast({ title: 'Two' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
