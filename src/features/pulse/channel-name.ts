export const pulseChannelName = 'pulse';
