/** Imports a program that lies in a pack. */
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// Pictures are opened by the copy that this program has anyway; packs bring none of their own.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, specifier === 'sharp' ? { ...context, parentURL: import.meta.url } : context),
});

export async function importFromPack<T>(folder: string, file: string): Promise<T> {
  return (await import(pathToFileURL(path.join(folder, file)).href)) as T;
}
