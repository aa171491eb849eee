import { PageHeader } from '#kit/ui/page-header.tsx';
import { NotificationsPanel } from '../components/notifications-panel.tsx';
import { PreferencesPanel } from '../components/preferences-panel.tsx';

/** The same as in the settings, for whoever only wants to read what is new. */
export default function Notifications() {
  return (
    <div className="max-w-3xl pb-16">
      <PageHeader
        className="pb-6"
        title="Notifications"
        lede="Your latest notifications, and how you receive them."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <NotificationsPanel title="Recent" />
        <PreferencesPanel />
      </div>
    </div>
  );
}
