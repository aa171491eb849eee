/** Files that go along with what is asked next: each is uploaded when it is added, and named when it is asked. */
import { call } from '#kit/contract/call.ts';
import { useHandedFiles } from '#kit/files/handed-files.ts';
import { useUploads, type Uploading } from '#kit/files/upload/use-uploads.ts';
import { removeAttachment } from './contract.ts';
import { uploadFor, type ToolFiles } from './tool-files.ts';

export type Attachments = ReturnType<typeof useAttachments>;

const none = { takes: [], most: 0 } as const;

export function useAttachments(taken: ToolFiles | undefined) {
  const { uploads, remove, ...rest } = useUploads(uploadFor(taken ?? none));
  useHandedFiles(rest.add, taken !== undefined);
  return {
    ...rest,
    files: uploads,
    remove({ key, file }: Uploading) {
      remove(key);
      // One that could not be taken back goes by itself within a day, since no run uses it.
      if (file) call(removeAttachment, { params: { id: file.id } }).catch(() => undefined);
    },
  };
}
