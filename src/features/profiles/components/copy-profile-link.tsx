import { href } from '#kit/href.ts';
import { CopyButton } from '#kit/ui/copy-button.tsx';

export function CopyProfileLink({ handle }: { handle: string }) {
  const path = href('/profile/:handle', { handle: handle.toLowerCase() });
  return <CopyButton size="md" label="Copy link" value={() => window.location.origin + path} />;
}
