/** Sounds, films, documents, archives: whatever tools work on, kept as it came and never shown in place. */
import { AppError } from '#kit/errors.ts';
import type { UploadUse } from './upload-use.server.ts';

/** What a browser might run is refused whatever it is called; text tools take it pasted. */
const refused =
  /^(?:text\/html|application\/xml|image\/svg|application\/x-(?:msdownload|executable|sharedlib|mach-binary))/;

export const keptAsItIs = (maxBytes: number): UploadUse => ({
  id: 'file',
  maxBytes,
  async accept({ type, read }) {
    if (type && refused.test(type))
      throw new AppError('unsupported_type', {
        message: 'This kind of file isn’t supported. Use a document, picture, audio, video or archive.',
      });
    return { contentType: type ?? 'application/octet-stream', body: read() };
  },
});
