import { defineSettings } from '#tools/define/settings-part.ts';
import { ConnectPanel } from './settings/connect-panel.tsx';

export const mcpSettings = defineSettings({
  parts: [{ tab: 'keys', Panels: ConnectPanel, shows: [] }],
});
