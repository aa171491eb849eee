import Paperclip from 'lucide-react/icons/paperclip';
import { useRef } from 'react';
import { IconButton } from '#kit/ui/icon-button.tsx';

const accepted = [
  '.txt,.md,.csv,.tsv,.json,.yaml,.yml,.xml,.html,.css,.js,.ts,.tsx,.py,.java,.c,.cpp,.go,.rs,.sql,.log',
  'text/*,application/pdf,image/png,image/jpeg,image/webp',
].join();

/** Opens the browser's choice of files; they can also be dropped or pasted into the box. */
export function AttachButton({ onChoose }: { onChoose: (files: Iterable<File>) => void }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        multiple
        hidden
        accept={accepted}
        onChange={({ target }) => {
          onChoose(target.files ?? []);
          target.value = ''; // the same file may be chosen again
        }}
      />
      <IconButton size="sm" label="Attach files" onClick={() => field.current?.click()}>
        <Paperclip aria-hidden />
      </IconButton>
    </>
  );
}
