import { textField } from '#kit/contract/text-field.ts';
import { longestNote, longestReason } from './limits.ts';

export const noteText = textField(longestNote);
export const reasonText = textField(longestReason).refine((text) => text !== '', 'Enter a reason.');
