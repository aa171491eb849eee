export const tones = ['neutral', 'formal', 'friendly'] as const;
export type MailTone = (typeof tones)[number];
