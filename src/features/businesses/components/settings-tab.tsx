import { isAtLeast } from '#kit/businesses/roles.ts';
import { DescriptionList } from '#kit/ui/description-list.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Time } from '#kit/ui/time.tsx';
import type { BusinessView } from '../contract.ts';
import { noticeDays } from '../limits.ts';
import { Dissolve } from './dissolve.tsx';
import { Exports } from './exports.tsx';
import { HandOver } from './hand-over.tsx';
import { ProfileForm } from './profile-form.tsx';

export function SettingsTab({ business }: { business: BusinessView }) {
  const isOwner = business.role === 'owner';
  return (
    <div className="grid gap-2">
      <Section title="Profile" className="py-4">
        {isAtLeast(business.role, 'admin') ? (
          <ProfileForm business={business} />
        ) : (
          <DescriptionList
            items={[
              { term: 'Name', details: <span dir="auto">{business.name}</span> },
              { term: 'Handle', details: `@${business.handle}` },
              { term: 'About', details: <span dir="auto">{business.about || '–'}</span> },
              { term: 'Created', details: <Time value={business.createdAt} /> },
            ]}
          />
        )}
      </Section>
      <Section
        title="Ownership"
        className="py-6"
        lede={`A business has one owner, who can offer ownership to another member. If the owner’s account is deleted, the longest-serving admin becomes the owner. If there’s no admin, members have ${noticeDays} days to take it over before it’s dissolved.`}
      >
        {isOwner && <HandOver business={business} />}
        {business.offer?.isYours && <p>You’ve been offered ownership. Respond at the top of this page.</p>}
      </Section>
      {isOwner && (
        <>
          <Section
            title="Archive"
            className="py-6"
            lede="All the business’s data in one ZIP: results, works, files, members and transactions."
          >
            <Exports businessId={business.id} />
          </Section>
          <Section
            title="Dissolve"
            className="py-6"
            lede="Permanently deletes the business and everything in it. Keys stop working, the plan ends, and remaining credits are lost. Invoices are kept as required by law. Create an archive first."
          >
            <Dissolve business={business} />
          </Section>
        </>
      )}
    </div>
  );
}
