import { defineSettings } from '#tools/define/settings-part.ts';
import { ownOfferings } from './contract.ts';
import { OfferingsPanel } from './settings/offerings-panel.tsx';

export const directorySettings = defineSettings({
  parts: [{ tab: 'profile', Panels: OfferingsPanel, shows: [ownOfferings] }],
});
