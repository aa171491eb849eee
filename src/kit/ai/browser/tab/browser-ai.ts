/** The browser's own AI in this tab: what state it is in, switching it on and off. One for all components of a page. */
import type { TabFailure } from '../protocol.ts';
import { failureOf } from './failures.ts';
import {
  canSee,
  createOptions,
  englishOptions,
  findLanguageModel,
  findLanguages,
  type Absence,
} from './find-models.ts';
import { lend } from './lend.ts';
import { switchKey } from './switch-key.ts';

export type BrowserAi =
  | { is: 'checking' }
  | { is: 'absent'; why: Absence }
  /** `download`: the browser has to fetch the model first. */
  | { is: 'off'; download: boolean; failure?: TabFailure | undefined }
  /** From 0 to 1; null where another tab or an earlier visit began it, and the browser does not say. */
  | { is: 'downloading'; progress: number | null }
  /** `here`: this tab answers; otherwise another one does. */
  | { is: 'on'; languages: readonly string[]; sees: boolean; here: boolean };

/** A download that another visit began tells nothing of itself. */
const lookEvery = 3_000;

let current: BrowserAi = { is: 'checking' };
/** Ends the download or the lending that is under way. */
let lending: AbortController | undefined;
const listeners = new Set<() => void>();

function become(next: BrowserAi) {
  current = next;
  for (const listener of listeners) listener();
}

export const browserAi = {
  get: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

let started: Promise<void> | undefined;

/** Looks once what there is; where it was switched on before, it goes on. Never begins a download. */
export const startBrowserAi = () => (started ??= look());

async function look(): Promise<void> {
  const found = await findLanguageModel();
  if ('absent' in found) return become({ is: 'absent', why: found.absent });
  if (!isSwitchedOn()) return become({ is: 'off', download: found.state !== 'available' });
  if (found.state === 'available') return begin();
  if (found.state === 'downloadable') return become({ is: 'off', download: true });
  if (current.is !== 'downloading') become({ is: 'downloading', progress: null });
  setTimeout(() => void look(), lookEvery);
}

async function begin(): Promise<void> {
  const [languages, sees] = await Promise.all([findLanguages(), canSee()]);
  const on = { is: 'on', languages, sees } as const;
  become({ ...on, here: false });
  lending?.abort();
  const own = (lending = new AbortController());
  lend(own.signal, () => become({ ...on, here: true })).catch((error: unknown) => {
    if (!own.signal.aborted) become({ is: 'off', download: false, failure: failureOf(error, 'create') });
  });
}

/** To be called from a click: without one no browser begins a download. */
export async function switchOn(): Promise<void> {
  if (current.is === 'downloading' || current.is === 'on') return;
  const isDownload = current.is === 'off' && current.download;
  if (isDownload) become({ is: 'downloading', progress: 0 });
  const { signal } = (lending = new AbortController());
  try {
    const creating = LanguageModel.create({ ...knownOptions, monitor, signal });
    remember(true);
    (await creating).destroy();
    if (!signal.aborted) await begin();
  } catch (error) {
    if (signal.aborted) return; // switched off meanwhile
    remember(false);
    become({ is: 'off', download: isDownload, failure: failureOf(error, 'create') });
  }
}

export function switchOff() {
  remember(false);
  lending?.abort();
  lending = undefined;
  become({ is: 'off', download: current.is === 'downloading' });
}

/** Asked for before the click: what a click allows does not wait for other answers. */
let knownOptions: LanguageModelCreateCoreOptions = englishOptions;
export async function prepareSwitch(): Promise<void> {
  await startBrowserAi();
  if (current.is === 'off') knownOptions = await createOptions();
}

function monitor(watched: CreateMonitor) {
  watched.addEventListener('downloadprogress', ({ loaded }) => {
    if (current.is === 'downloading')
      become({ is: 'downloading', progress: Math.min(1, Math.max(0, loaded)) });
  });
}

function isSwitchedOn(): boolean {
  try {
    return localStorage.getItem(switchKey) !== null;
  } catch {
    return false; // storage is blocked
  }
}

function remember(isOn: boolean) {
  try {
    if (isOn) localStorage.setItem(switchKey, 'on');
    else localStorage.removeItem(switchKey);
  } catch {
    // storage is blocked: then it holds until the page is closed
  }
}
