/** What all endpoints of this protocol have in common. */
const foreign = { access: 'member', business: 'member', protocol: 'openai' } as const;
export const forRunning = { ...foreign, key: 'tools:run' } as const;
export const forWriting = { ...foreign, key: 'content:write' } as const;
