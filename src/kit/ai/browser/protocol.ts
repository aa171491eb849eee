/** What the server and an open tab say to each other about the browser's own models. */

/** As the browser calls them. */
export const browserModels = ['language-model', 'translator', 'summarizer'] as const;
export type BrowserModel = (typeof browserModels)[number];

/** Characters that a request or an answer may have at the most. */
export const longestText = 100_000;
/** Characters in one piece of an answer: in the worst script and escapes it stays below what a socket takes at once. */
export const longestPiece = 2_500;
/** Characters of base64 that the pictures of a request have together at the most. */
export const longestPictures = 350_000;

export const browserChannelPrefix = 'browser-engine:';
export const browserChannelOf = (principal: string) => browserChannelPrefix + principal;

/** Requests that only one of the small models can do. */
export type BrowserTask =
  | { translate: { from?: string | undefined; to: string } }
  | { summarise: { length: 'short' | 'medium' | 'long'; points: boolean } };

export interface AskedMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
  /** WebP pictures in base64, for a model that sees. */
  pictures?: string[] | undefined;
}

export interface TabAsk {
  model: BrowserModel;
  messages: AskedMessage[];
  /** A JSON schema that the answer shall follow. */
  schema?: Record<string, unknown> | undefined;
  /** The most likely words rather than surprising ones. */
  predictable?: boolean | undefined;
  task?: BrowserTask | undefined;
}

/** Why a tab could not answer. */
export const tabFailures = [
  'context',
  'language',
  'policy',
  'disk',
  'gesture',
  'unavailable',
  'filtered',
  'broken',
] as const;
export type TabFailure = (typeof tabFailures)[number];

export interface ReadyModel {
  model: BrowserModel;
  contextTokens?: number | undefined;
  /** It takes pictures. */
  sees?: true | undefined;
}

/** By the type of the signal. */
export interface FromTab {
  ready: { models: ReadyModel[] };
  /** Switched off, or another tab takes over. */
  leaving: null;
  /** The answer to a ping: timers of hidden tabs are slowed down, messages are not. */
  alive: { id: string };
  text: { id: string; text: string };
  end: { id: string };
  failed: { id: string; why: TabFailure };
}

export interface ToTab {
  ask: { id: string; ask: TabAsk };
  ping: { id: string };
  stop: { id: string };
}
