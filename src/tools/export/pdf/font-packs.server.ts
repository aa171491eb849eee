/** Typefaces that are packs: fetched for the text that needs them, and where they lie. */
import type { LettersId } from '#kit/packs/letters.ts';
import type { Packs } from '#kit/packs/packs.server.ts';
import { packsFor } from './script-fonts.ts';

export type FontFolders = Readonly<Record<string, string>>;

/** Whoever waits for a file waits no longer than this; the fetch goes on for the next one. */
const patience = 45_000;

let folders: FontFolders = {};
let packs: Pick<Packs, 'ensureSoon'> | undefined;

/** Called once, by whoever has the packs. */
export function useFontPacks(given: Pick<Packs, 'ensureSoon'>): void {
  packs = given;
}

export const fontFolders = (): FontFolders => folders;
/** In a thread, which is told by the one that began it. */
export function takeFontFolders(given: FontFolders): void {
  folders = given;
}

export const isFontThere = (pack: LettersId): boolean => pack in folders;

/** Answers why some cannot be had, in words; nothing where all are there. */
export async function fetchFonts(text: string): Promise<string[]> {
  const wanted = packsFor(text).filter((pack) => !isFontThere(pack));
  const problems = await Promise.all(wanted.map(fetchFont));
  return problems.flatMap((problem) => problem ?? []);
}

async function fetchFont(pack: LettersId): Promise<string | undefined> {
  if (!packs) return 'Fonts for this language aren’t installed.';
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error('Fonts for this language are still downloading. Try again in a minute.')),
    patience,
  );
  try {
    const folder = await Promise.race([packs.ensureSoon(pack), late.promise]);
    folders = { ...folders, [pack]: folder };
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    clearTimeout(timer);
  }
}
