import type { ReactNode } from 'react';
import { useSearchParams, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { AppearanceSection } from '../components/appearance-section.tsx';
import { DataSection } from '../components/data-section.tsx';
import { EnginesSection } from '../components/engines-section.tsx';
import { KeysSection } from '../components/keys-section.tsx';
import { LinksSection } from '../components/links-section.tsx';
import { NotificationsSection } from '../components/notifications-section.tsx';
import { PrivacySection } from '../components/privacy-section.tsx';
import { ProfileSection } from '../components/profile-section.tsx';
import { SecuritySection } from '../components/security-section.tsx';
import { SettingsNav } from '../components/settings-nav.tsx';
import { tabFrom, type TabId } from '../components/tabs.ts';
import { WritingSection } from '../components/writing-section.tsx';
import { useLiveSettings } from '../components/use-live-settings.ts';
import { NeedsScripts } from '#kit/ui/needs-scripts.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  const { shows } = tabFrom(new URL(request.url).searchParams);
  return prefetch(context, ...shows.map((endpoint) => [endpoint] as [typeof endpoint]));
}

/** Going from tab to tab is at once; each fetches what it lacks by itself. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

const sections: Record<TabId, () => ReactNode> = {
  profile: ProfileSection,
  privacy: PrivacySection,
  security: SecuritySection,
  notifications: NotificationsSection,
  appearance: AppearanceSection,
  engines: EnginesSection,
  keys: KeysSection,
  writing: WritingSection,
  links: LinksSection,
  data: DataSection,
};

export default function Settings() {
  const [search] = useSearchParams();
  const { id } = tabFrom(search);
  const Shown = sections[id];
  useLiveSettings();
  return (
    <>
      <PageHeader title="Settings" className="pb-6" />
      <NeedsScripts />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-16 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12">
        <SettingsNav current={id} />
        {/* The key starts each tab afresh, at its own beginning. */}
        <div key={id} className="grid min-w-0 content-start gap-6">
          <Shown />
        </div>
      </div>
    </>
  );
}
