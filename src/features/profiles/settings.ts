import { listAudiences } from '#social/people/contract.ts';
import { defineSettings } from '#tools/define/settings-part.ts';
import { getLinks } from './contract.ts';
import { ProfileLinksPanel } from './settings/profile-links-panel.tsx';
import { WhoSeesPanel } from './settings/who-sees-panel.tsx';

export const profileSettings = defineSettings({
  parts: [
    { tab: 'profile', Panels: ProfileLinksPanel, shows: [getLinks] },
    { tab: 'privacy', Panels: WhoSeesPanel, shows: [listAudiences], position: -1 },
  ],
});
