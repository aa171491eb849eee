import { useQuery } from '@tanstack/react-query';
import Link2 from 'lucide-react/icons/link-2';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { listShares, revokeAllShares, type Share } from '#tools/share/contract.ts';
import { shareContents, ShareFacts } from '#tools/share/components/share-facts.tsx';
import { ShareActions } from '#tools/share/components/share-list.tsx';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { toast } from '#kit/ui/toast.ts';
import { inWords } from '#kit/contract/in-words.ts';
import { ItemList, ItemRow } from '#kit/ui/item-row.tsx';
import { Loaded } from '#kit/ui/loaded.tsx';
import { Panel } from '#kit/ui/panel.tsx';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';

export function LinksSection() {
  const shares = useQuery(query(listShares));
  const hasSeveral = (shares.data?.items.length ?? 0) > 1;
  return (
    <Panel
      title="Shared links"
      lede="Anyone with a link can read that result, without an account. Revoked links stop working right away."
      aside={hasSeveral && <RevokeAll />}
    >
      <Loaded query={shares}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              action={
                <Button asChild>
                  <Link to={href('/ai')}>Create something to share</Link>
                </Button>
              }
              sample={[
                {
                  title: 'For my team',
                  detail: 'Summary. Expires in 7 days, opened 3 times. Copy, edit or revoke.',
                },
              ]}
            >
              No shared links. Choose Share below any result to create one.
            </EmptyState>
          ) : (
            <ItemList label="Your shared links">
              {items.map((share) => (
                <LinkRow key={share.id} share={share} />
              ))}
            </ItemList>
          )
        }
      </Loaded>
    </Panel>
  );
}

function LinkRow({ share }: { share: Share }) {
  return (
    <ItemRow
      icon={Link2}
      title={<bdi>{share.name || share.title}</bdi>}
      detail={
        <>
          {share.name && (
            <>
              <bdi>{share.title}</bdi>.{' '}
            </>
          )}
          {share.toolTitle}. {shareContents(share)}. <br />
          <ShareFacts share={share} />
        </>
      }
      actions={<ShareActions share={share} />}
    />
  );
}

function RevokeAll() {
  const revoke = useCall(revokeAllShares, {
    refreshes: [listShares],
    onSuccess: ({ revoked }) => toast({ title: `${revoked} links revoked` }),
  });
  return (
    <ConfirmDialog
      danger
      trigger={
        <Button variant="secondary" size="sm">
          Revoke all
        </Button>
      }
      title="Revoke all links?"
      description="They stop working right away for everyone. This can’t be undone."
      confirmLabel="Revoke all"
      onConfirm={() => inWords(revoke.mutateAsync())}
    />
  );
}
