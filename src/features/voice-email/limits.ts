export const tones = ['plain', 'friendly', 'formal'] as const;
export type EmailTone = (typeof tones)[number];
export const lengths = ['short', 'usual', 'full'] as const;
export type EmailLength = (typeof lengths)[number];

export const longestSaying = 60_000;
export const longestCorrection = 2_000;
export const longestSender = 120;
export const mostCorrections = 100;
export const longestEntered = 30_000;
