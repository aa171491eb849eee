import path from 'node:path';
import { folderStorage } from '#kit/files/folder-storage.server.ts';
import { s3Storage } from '#kit/files/s3-storage.server.ts';
import type { Storage } from '#kit/files/storage.server.ts';
import type { Settings } from '#kit/settings.server.ts';

/** Where this installation keeps the bytes of files. */
export function createStorage({ s3, dataDir }: Settings): Storage {
  return s3
    ? s3Storage({ ...s3, spoolFolder: path.join(dataDir, 'spool') })
    : folderStorage(path.join(dataDir, 'files'));
}
