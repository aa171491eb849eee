import { currentUser } from '#kit/auth/contract.ts';
import { NewKeyDialog } from '#kit/api-keys/new-key.tsx';
import { useCall } from '#kit/contract/use-call.ts';
import { CodeBlock } from '#kit/ui/code-block.tsx';
import { createKey, listKeys } from '../credentials-contract.ts';
import { scopeWords } from './scope-words.ts';

interface CreateKeyProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function CreateKey({ open, onOpenChange }: CreateKeyProps) {
  const create = useCall(createKey, { refreshes: [listKeys] });
  return (
    <NewKeyDialog
      open={open}
      onOpenChange={onOpenChange}
      scopeWords={scopeWords}
      scope="account:read"
      placeholder="My script"
      pending={create.isPending}
      error={create.error}
      onCreate={(body, onSuccess) => create.mutate({ body }, { onSuccess })}
      FirstUse={InTerminal}
    />
  );
}

function InTerminal({ secret }: { secret: string }) {
  return (
    <CodeBlock
      title="Try it in a terminal"
      code={`curl -H "Authorization: Bearer ${secret}" \\\n  ${location.origin}${currentUser.path}`}
    />
  );
}
