import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState, type FormEvent } from 'react';
import { getLinks, publicProfile, putLinks } from '../contract.ts';
import { mostLinks, profileLinks, type ProfileLink } from '../fields.ts';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { toast } from '#kit/ui/toast.ts';
import { Failure } from '#kit/contract/failure.tsx';
import { Loaded } from '#kit/ui/loaded.tsx';
import { Panel } from '#kit/ui/panel.tsx';

export function ProfileLinksPanel() {
  const own = useQuery(query(getLinks));
  return (
    <Panel title="Links" lede="Your other pages, shown on your profile.">
      <Loaded query={own}>{({ links }) => <LinksForm key={JSON.stringify(links)} saved={links} />}</Loaded>
    </Panel>
  );
}

function LinksForm({ saved }: { saved: readonly ProfileLink[] }) {
  const [links, setLinks] = useState<ProfileLink[]>([...saved]);
  const [sent, setSent] = useState(false);
  const save = useCall(putLinks, {
    refreshes: [getLinks, publicProfile],
    onSuccess: () => toast({ title: 'Links saved' }),
  });
  const judged = profileLinks.safeParse(links);
  const errorAt = (index: number, field: keyof ProfileLink) =>
    sent && !judged.success
      ? judged.error.issues.find(({ path }) => path[0] === index && path[1] === field)?.message
      : undefined;
  const change = (index: number, changed: Partial<ProfileLink>) =>
    setLinks(links.map((link, at) => (at === index ? { ...link, ...changed } : link)));

  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (judged.success && !save.isPending) save.mutate({ body: { links: judged.data } });
  }

  return (
    <form noValidate onSubmit={submit} className="grid max-w-2xl gap-5">
      {links.map((link, index) => (
        <div key={index} className="grid items-start gap-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto]">
          <Field label={`Name of link ${index + 1}`} error={errorAt(index, 'label')}>
            <Input
              value={link.label}
              maxLength={40}
              onChange={(event) => change(index, { label: event.target.value })}
            />
          </Field>
          <Field label="Address" error={errorAt(index, 'url')}>
            <Input
              type="url"
              inputMode="url"
              placeholder="https://"
              value={link.url}
              maxLength={300}
              onChange={(event) => change(index, { url: event.target.value })}
            />
          </Field>
          <IconButton
            label={`Remove link ${index + 1}`}
            variant="ghost"
            className="sm:mt-7"
            onClick={() => setLinks(links.filter((_, at) => at !== index))}
          >
            <X aria-hidden />
          </IconButton>
        </div>
      ))}
      <Failure error={save.error} />
      <div className="flex flex-wrap gap-3">
        {links.length < mostLinks && (
          <Button
            type="button"
            variant="secondary"
            onClick={() => setLinks([...links, { label: '', url: '' }])}
          >
            <Plus aria-hidden />
            Add a link
          </Button>
        )}
        {(links.length > 0 || saved.length > 0) && (
          <Button type="submit" pending={save.isPending}>
            Save links
          </Button>
        )}
      </div>
    </form>
  );
}
