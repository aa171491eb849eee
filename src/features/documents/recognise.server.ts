/** Pages that are pictures, read in the language that they turn out to be in. */
import type { ReadPage } from '#kit/documents/read/document.ts';
import { recognisedPage } from '#kit/documents/read/recognised.server.ts';
import { pictureLanguages, type PictureLanguage } from '#kit/models/picture-languages.ts';
import type { Services } from '#kit/services.server.ts';
import { languageOf } from './analyse/language-of.ts';
import type { DocumentRow } from './queries.server.ts';

export interface KeptPage {
  page: ReadPage;
  isUnread?: boolean;
  /** Not for its own sake: the reader of pictures was not there. */
  lacksReader?: boolean;
}

export function createRecogniser(
  { models, log }: Pick<Services, 'models' | 'log'>,
  { id: document }: DocumentRow,
  signal: AbortSignal,
) {
  /** Undefined until a page has told; then the same for all that follow. */
  let languages: PictureLanguage[] | undefined;
  const read = (picture: Uint8Array, wanted: PictureLanguage[] = []) =>
    models.readPicture(picture, { languages: wanted, upright: true, signal });

  async function readIn(picture: Uint8Array) {
    const first = await read(picture, languages);
    if (languages) return first;
    const spoken = languageOf(first.text);
    if (!spoken) return first;
    languages = codesOf(spoken);
    if (languages.length === 0) return first;
    try {
      return await read(picture, languages);
    } catch (error) {
      signal.throwIfAborted();
      log.warn(
        { event: 'document.language_unavailable', err: error, document, spoken },
        'The data of a language is not available, so pages are recognised without it.',
      );
      languages = [];
      return first;
    }
  }

  return async (picture: Uint8Array, page: Omit<ReadPage, 'blocks'>): Promise<KeptPage> => {
    try {
      return { page: recognisedPage(await readIn(picture), page) };
    } catch (error) {
      signal.throwIfAborted();
      log.warn(
        { event: 'document.page_recognition_failed', err: error, document },
        'The text of a scanned page could not be recognised.',
      );
      return { page: { ...page, blocks: [] }, isUnread: true, lacksReader: !models.isReady('tesseract') };
    }
  };
}

const codesOf = (spoken: string) =>
  (Object.keys(pictureLanguages) as PictureLanguage[]).filter((code) => pictureLanguages[code] === spoken);
