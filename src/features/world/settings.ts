import { defineSettings } from '#tools/define/settings-part.ts';
import { ownPlace } from './contract.ts';
import { PlacePanel } from './settings/place-panel.tsx';

export const worldSettings = defineSettings({
  parts: [{ tab: 'profile', Panels: PlacePanel, shows: [ownPlace] }],
});
