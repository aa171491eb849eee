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
              { term: 'Here since', details: <Time value={business.createdAt} /> },
            ]}
          />
        )}
      </Section>
      <Section
        title="Ownership"
        className="py-6"
        lede={`A business has one owner, who can ask someone in it to follow; it changes hands once they accept. If the owner’s account is deleted, the longest-serving admin becomes the owner. Without an admin, everyone in it is told, and whoever takes it over within ${noticeDays} days owns it; otherwise it is dissolved.`}
      >
        {isOwner && <HandOver business={business} />}
        {business.offer?.isYours && (
          <p>You are asked to own it. Accept or decline at the top of this page.</p>
        )}
      </Section>
      {isOwner && (
        <>
          <Section
            title="Archive"
            className="py-6"
            lede="Everything the business has in one ZIP: results, works, files, people and the ledger."
          >
            <Exports businessId={business.id} />
          </Section>
          <Section
            title="Dissolve"
            className="py-6"
            lede="Everything in it is deleted at once and permanently, its keys stop working, its plan ends and pages that were opened to pay are closed. Credits that are left are lost. Invoices are kept as the law asks. Make an archive first."
          >
            <Dissolve business={business} />
          </Section>
        </>
      )}
    </div>
  );
}
