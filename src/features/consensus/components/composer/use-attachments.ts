/** Files that go along with the next question: each is uploaded when it is added, and named when it is asked. */
import { attachmentUse, longestAttachment, removeAttachment } from '#features/attachments/contract.ts';
import { call } from '#kit/contract/call.ts';
import { useUploads, type Uploading } from '#kit/files/upload/use-uploads.ts';
import { mostAttachments } from '../../tool.ts';

export type Attachments = ReturnType<typeof useAttachments>;

export function useAttachments() {
  const { uploads, remove, ...rest } = useUploads({
    use: attachmentUse,
    mostBytes: longestAttachment,
    most: mostAttachments,
  });
  return {
    ...rest,
    files: uploads,
    remove({ key, file }: Uploading) {
      remove(key);
      // One that could not be taken back goes by itself within a day, since no question uses it.
      if (file) call(removeAttachment, { params: { id: file.id } }).catch(() => undefined);
    },
  };
}
