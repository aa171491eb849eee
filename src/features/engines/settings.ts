import PlugZap from 'lucide-react/icons/plug-zap';
import { defineSettings } from '#tools/define/settings-part.ts';
import { listOwnKeys } from './contract.ts';
import { EnginesSection } from './settings/engines-section.tsx';

export const engineSettings = defineSettings({
  tabs: [{ id: 'engines', label: 'Engines', icon: PlugZap, position: 60 }],
  parts: [{ tab: 'engines', Panels: EnginesSection, shows: [listOwnKeys] }],
});
