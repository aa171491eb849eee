/** Files that go along with the next question: each is uploaded when it is added, and named when it is asked. */
import { useState } from 'react';
import { longestAttachment, removeAttachment, uploadAttachment } from '#features/attachments/contract.ts';
import { call } from '#kit/contract/call.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { mostAttachments } from '../../tool.ts';

export interface AttachedFile {
  /** Of this page's making; the id comes with the upload. */
  key: string;
  name: string;
  id?: string;
  /** Why it cannot go along. */
  problem?: string;
}

export type Attachments = ReturnType<typeof useAttachments>;

export function useAttachments() {
  const [files, setFiles] = useState<readonly AttachedFile[]>([]);
  const change = (key: string, facts: Partial<AttachedFile>) =>
    setFiles((before) => before.map((file) => (file.key === key ? { ...file, ...facts } : file)));

  async function upload(key: string, file: File) {
    try {
      const { id } = await call(uploadAttachment, { query: { name: file.name.slice(-300) }, body: file });
      change(key, { id });
    } catch (error) {
      change(key, { problem: wordsOf(error) });
    }
  }

  return {
    files,
    ids: files.flatMap(({ id }) => id ?? []),
    isUploading: files.some(({ id, problem }) => !id && !problem),
    add(added: Iterable<File>) {
      const room = mostAttachments - files.length;
      const taken = [...added]
        .slice(0, Math.max(0, room))
        .map((file) => ({ key: crypto.randomUUID(), file }));
      const shown = taken.map(({ key, file }) => ({
        key,
        name: file.name,
        ...(file.size > longestAttachment ? { problem: 'It is over 10 MB, which is the most.' } : {}),
      }));
      setFiles((before) => [...before, ...shown]);
      for (const { key, file } of taken) if (file.size <= longestAttachment) void upload(key, file);
    },
    remove({ key, id }: AttachedFile) {
      setFiles((before) => before.filter((file) => file.key !== key));
      // One that could not be taken back goes by itself within a day, since no question uses it.
      if (id) call(removeAttachment, { params: { id } }).catch(() => undefined);
    },
    clear: () => setFiles([]),
  };
}
