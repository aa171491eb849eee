import { editedAs } from '../../kinds/kind.ts';
import { defineWork } from '../work-kind.ts';
import type { TextContent } from './text-content.ts';

/** A text that people go on editing, in Markdown or plain. */
export const textWork = defineWork<TextContent>({ id: 'text', title: 'Text', page: '/ai/collaborate' });

/** Results whose words are edited as a text of one's own. */
export const editedAsText = editedAs(textWork, ({ text }) => (text.trim() === '' ? undefined : { text }));
