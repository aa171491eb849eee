/** Wishes with the page that does it, never trained on: a set used for development, and one by another hand that is only measured. */
import fs from 'node:fs';
import path from 'node:path';

export interface LabelledWish {
  wish: string;
  /** An id of the page table, or `none`. */
  page: string;
}

export const readWishes = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as LabelledWish[];

export const developmentWishes = readWishes(path.join(import.meta.dirname, 'development.json'));

export const asideWishes = readWishes(path.join(import.meta.dirname, 'kept-aside.json'));
