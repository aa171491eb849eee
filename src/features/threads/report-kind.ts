export const reportKind = 'thread';
