/** What an upload is for: how large it may be, what it may hold, and what is kept of it. Rooms bring these in their manifest. */
import type { Readable } from 'node:stream';
import type { Body } from '../storage.server.ts';

export interface Arrived {
  name: string;
  bytes: number;
  /** By what it holds; undefined where nothing is known, which plain text is too. */
  type: string | undefined;
  read(): Readable;
}

export interface Kept {
  contentType: string;
  body: Body;
  /** Made by our own encoder. */
  reencoded?: boolean;
  width?: number;
}

export interface UploadUse {
  /** What the sender names as `for`. */
  id: string;
  maxBytes: number;
  /** Throws for what it does not take, with words for people. */
  accept(arrived: Arrived): Promise<Kept>;
}

declare module '#kit/feature/server-feature.server.ts' {
  interface ServerFeature {
    /** Purposes of uploads: types, size limit, and what happens to the finished file. */
    uploadUses?: readonly UploadUse[];
  }
}
