import Send from 'lucide-react/icons/send';
import { useEffect, useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { sharePicturePath } from '../share-picture-path.ts';

interface ShareLinkProps {
  title: string;
  secret: string;
  path: string;
  onAnother: () => void;
}

/** The new link, copied already, and how chat apps will show it. */
export function ShareLink({ title, secret, path, onAnother }: ShareLinkProps) {
  const url = new URL(path, location.origin).href;
  const isCopied = useCopied(url);
  return (
    <div className="grid gap-4">
      <Field label="Your link" hint={isCopied ? 'Copied.' : 'It’s also listed below and in your settings.'}>
        <Input readOnly dir="ltr" value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <CopyButton value={url} label="Copy link" variant="primary" size="md" />
        {'share' in navigator && (
          <Button variant="secondary" onClick={() => void sendOn({ title, url })}>
            <Send aria-hidden /> Send
          </Button>
        )}
        <Button variant="ghost" onClick={onAnother}>
          Create another
        </Button>
      </div>
      <figure className="grid gap-2">
        <img
          src={sharePicturePath(secret)}
          alt=""
          width={1200}
          height={630}
          className="h-auto w-full rounded-lg border border-line bg-sunken"
        />
        <figcaption className="text-sm text-muted">How chat apps show it.</figcaption>
      </figure>
    </div>
  );
}

/** Puts the link on the clipboard as soon as it is there; a browser may refuse, and then the button is for that. */
function useCopied(url: string): boolean {
  const [copied, setCopied] = useState<string>();
  useEffect(() => {
    navigator.clipboard?.writeText(url).then(
      () => setCopied(url),
      () => {},
    );
  }, [url]);
  return copied === url;
}

/** The sheet of the system; to close it without choosing is no failure. */
async function sendOn(shared: { title: string; url: string }) {
  try {
    await navigator.share(shared);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
