import { NotificationsPanel } from './notifications-panel.tsx';
import { PreferencesPanel } from './preferences-panel.tsx';

export function NotificationsSection() {
  return (
    <>
      <NotificationsPanel />
      <PreferencesPanel />
    </>
  );
}
