export const workChannelPrefix = 'work:';
