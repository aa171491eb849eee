export const allyTalkId = 'ally';
