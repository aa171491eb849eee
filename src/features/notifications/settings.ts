import Bell from 'lucide-react/icons/bell';
import { defineSettings } from '#tools/define/settings-part.ts';
import { NotificationsSection } from './components/notifications-section.tsx';
import { getPreferences, listNotifications } from './contract.ts';

export const notificationSettings = defineSettings({
  tabs: [{ id: 'notifications', label: 'Notifications', icon: Bell, position: 40 }],
  parts: [{ tab: 'notifications', Panels: NotificationsSection, shows: [listNotifications, getPreferences] }],
});
