import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PasswordInput } from '#kit/ui/password-input.tsx';
import { Select } from '#kit/ui/select.tsx';
import { addMailbox, beginMailboxSignIn, listMailboxes } from '../mailbox/contract.ts';
import { outgoingOf } from '../mailbox/providers.ts';
import type { Security } from '../mailbox/states.ts';

const empty = {
  name: '',
  address: '',
  host: '',
  port: 587,
  security: 'starttls' as Security,
  username: '',
  password: '',
};

/** Connects a mailbox; the server is asked at once whether it lets one in. */
export function ConnectForm({ signIns }: { signIns: readonly { id: string; name: string }[] }) {
  const [search] = useSearchParams();
  const begin = useCall(beginMailboxSignIn, { onSuccess: ({ url }) => location.assign(url) });
  const [fields, setFields] = useState(empty);
  const add = useCall(addMailbox, { refreshes: [listMailboxes], onSuccess: () => setFields(empty) });
  const set = (change: Partial<typeof empty>) => setFields((before) => ({ ...before, ...change }));
  const provider = outgoingOf(fields.address);

  function setAddress(address: string) {
    const known = outgoingOf(address);
    set({
      address,
      username: address,
      ...(known ? { host: known.host, port: known.port, security: known.security } : {}),
    });
  }
  return (
    <form
      autoComplete="off"
      className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate({ body: fields });
      }}
    >
      <div>
        <h2 className="text-xl">Connect a mailbox</h2>
        <p className="mt-1 text-muted">
          Send e-mail from your own server. We test the connection first. Your password is encrypted and never
          shown again.{signIns.length > 0 && ' Or sign in with your provider.'}
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Your name">
          <Input value={fields.name} maxLength={120} onChange={({ target }) => set({ name: target.value })} />
        </Field>
        <Field label="E-mail address">
          <Input
            type="email"
            value={fields.address}
            maxLength={320}
            onChange={({ target }) => setAddress(target.value)}
          />
        </Field>
        <Field label="Outgoing server (SMTP)">
          <Input
            dir="ltr"
            value={fields.host}
            maxLength={253}
            placeholder="smtp.example.org"
            onChange={({ target }) => set({ host: target.value })}
          />
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <Field label="Port">
            <Input
              type="number"
              min={1}
              max={65_535}
              value={fields.port}
              onChange={({ target }) => set({ port: Number(target.value) })}
            />
          </Field>
          <Field label="Encryption">
            <Select
              value={fields.security}
              onChange={({ target }) => set({ security: target.value as Security })}
            >
              <option value="starttls">STARTTLS</option>
              <option value="tls">TLS</option>
            </Select>
          </Field>
        </div>
        <Field label="User name">
          <Input
            dir="ltr"
            value={fields.username}
            maxLength={320}
            onChange={({ target }) => set({ username: target.value })}
          />
        </Field>
        <Field label="App password" hint={provider?.hint}>
          <PasswordInput
            autoComplete="new-password"
            value={fields.password}
            maxLength={1000}
            onChange={({ target }) => set({ password: target.value })}
          />
        </Field>
      </div>
      {add.error && <Notice tone="error">{wordsOf(add.error)}</Notice>}
      {add.isSuccess && <Notice tone="success">Connected. You can now send from this address.</Notice>}
      <CameBack problem={search.get('problem')} isConnected={search.has('connected')} />
      {begin.error && <Notice tone="error">{wordsOf(begin.error)}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          disabled={fields.address === '' || fields.host === '' || fields.password === ''}
          pending={add.isPending}
        >
          Test and connect
        </Button>
        {signIns.map(({ id, name }) => (
          <Button
            key={id}
            variant="secondary"
            disabled={fields.address === ''}
            pending={begin.isPending}
            onClick={() =>
              begin.mutate({ body: { provider: id, name: fields.name, address: fields.address } })
            }
          >
            Sign in with {name}
          </Button>
        ))}
      </div>
    </form>
  );
}

const problems: Record<string, string> = {
  refused: 'You didn’t give permission, so nothing was connected.',
  late: 'That took too long or came from somewhere else. Start again.',
  failed: 'The provider didn’t grant access. Try again, or use an app password.',
  no_entry: 'That account can’t send from this address. Sign in with the account that owns it.',
  too_many: 'You’ve reached the mailbox limit. Disconnect one first.',
};

/** What became of a sign-in elsewhere. */
function CameBack({ problem, isConnected }: { problem: string | null; isConnected: boolean }) {
  if (problem) return <Notice tone="error">{problems[problem] ?? problems.failed}</Notice>;
  return isConnected && <Notice tone="success">Connected. You can now send from this address.</Notice>;
}
