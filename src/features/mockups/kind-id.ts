/** In rows, so never changed. */
export const mockupKind = 'mockup';
