import ShieldQuestion from 'lucide-react/icons/shield-question-mark';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { Link } from 'react-router';
import { toastError } from '#kit/contract/toast-error.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { ItemList, ItemRow } from '#kit/ui/item-row.tsx';
import { Section } from '#kit/ui/section.tsx';
import { sectionOf } from '../sections.ts';
import { decideApplication, sectionCare, stewardQueue, type StewardQueue } from '../stewards-contract.ts';

export function ReviewQueue({ queue: { sections, held, applications } }: { queue: StewardQueue }) {
  const decide = useCall(decideApplication, { refreshes: [stewardQueue, sectionCare] });
  if (sections.length === 0) return null;
  return (
    <>
      <Section title="Waiting for review" className="py-0">
        {held.length === 0 ? (
          <p className="text-muted">Nothing waits. New listings with a warning sign appear here.</p>
        ) : (
          <ItemList label="Waiting for review">
            {held.map(({ id, section, title, heldWhy, owner }) => (
              <ItemRow
                key={id}
                icon={ShieldQuestion}
                title={
                  <Link to={href('/marketplace/item/:id', { id })} dir="auto">
                    {title}
                  </Link>
                }
                detail={`${sectionOf(section).title} · ${owner.name} · ${heldWhy.join(' ')}`}
              />
            ))}
          </ItemList>
        )}
      </Section>
      {applications.length > 0 && (
        <Section title="Applications" className="py-0">
          <ItemList label="Applications">
            {applications.map(({ section, member, applicant, why }) => (
              <ItemRow
                key={section + member}
                icon={UserRoundPlus}
                title={`${applicant.name} for ${sectionOf(section).title}`}
                detail={why}
                actions={[true, false].map((appoint) => (
                  <Button
                    key={String(appoint)}
                    size="sm"
                    variant={appoint ? 'primary' : 'secondary'}
                    pending={decide.isPending}
                    onClick={() =>
                      decide.mutate(
                        { params: { section }, body: { member, appoint } },
                        { onError: toastError },
                      )
                    }
                  >
                    {appoint ? 'Appoint' : 'Decline'}
                  </Button>
                ))}
              />
            ))}
          </ItemList>
        </Section>
      )}
    </>
  );
}
