/** What a place outside that can be searched is: its name, what it is good for, how often it may be asked, and how. */
import type { z } from 'zod';

/** What people look for; each source serves some of these. */
export const outsideFilters = ['web', 'news', 'academic', 'discussions', 'pictures'] as const;
export type OutsideFilter = (typeof outsideFilters)[number];

export interface Question {
  /** As it was asked, on one line and cut to a length that every source takes. */
  text: string;
  /** The same without the words that only make it a question. */
  words: string;
  /** Two letters: that of the script it is written in, English otherwise. */
  language: string;
  filter: OutsideFilter;
  /** Days, such as 2024-05-31. */
  from: string | undefined;
  to: string | undefined;
}

export interface Picture {
  /** Small enough to show in a row of others. */
  thumbnail: string;
  width: number | undefined;
  height: number | undefined;
  /** Whom to name and under which licence, in words. */
  credit: string;
}

export interface Hit {
  title: string;
  href: string;
  /** What the source says about it, in plain text; empty where it says nothing. */
  text: string;
  /** The day it is from, or its year. */
  date?: string | undefined;
  by?: string | undefined;
  picture?: Picture | undefined;
  /** Its text is the whole of what there is to read: the page behind it adds nothing. */
  isWhole?: boolean | undefined;
}

export interface Request {
  headers?: Record<string, string>;
  /** Sent as JSON, by POST. */
  body?: unknown;
}

/** How a source speaks to its own address; what comes back wrong is told apart for it. */
export interface Ask {
  json<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    parameters: Parameters,
    request?: Request,
  ): Promise<z.output<Schema>>;
  text(path: string, parameters: Parameters, request?: Request): Promise<string>;
}

export type Parameters = Readonly<Record<string, string | number | undefined>>;

export interface Source {
  /** Lower case; also the folder it is asked at where one address stands for all of them. */
  id: string;
  title: string;
  /** Where people find it themselves. */
  home: string;
  filters: readonly OutsideFilter[];
  /** Its address; `{language}` stands for that of the question. */
  base: string;
  /** What its rules allow: milliseconds between two requests, and requests a day. */
  budget?: { every?: number; aDay?: number };
  /** Milliseconds, where it is known to need more than others. */
  deadline?: number;
  search(question: Question, ask: Ask): Promise<Hit[]>;
}

export function defineSource(source: Source): Source {
  return source;
}
