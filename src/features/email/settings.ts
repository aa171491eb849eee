import SpellCheck from 'lucide-react/icons/spell-check';
import { defineSettings } from '#tools/define/settings-part.ts';
import { listTaughtRules } from './contract.ts';
import { WritingSection } from './settings/writing-section.tsx';

export const emailSettings = defineSettings({
  tabs: [{ id: 'writing', label: 'Writing rules', icon: SpellCheck, position: 80 }],
  parts: [{ tab: 'writing', Panels: WritingSection, shows: [listTaughtRules] }],
});
