const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** By its first letter. */
export const readsFromRight = (text: string) => rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '');
