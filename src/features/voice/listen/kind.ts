import { defineKind } from '#tools/kinds/kind.ts';
import { editedAsText } from '#tools/work/kinds/text-work.ts';
import type { VoiceNote } from './data.ts';

export const voiceNoteKind = defineKind<VoiceNote>({
  id: 'voice-note',
  title: 'Voice note',
  readable: true,
  editedAs: editedAsText,
});
