/** What a panda is drawn from. */
export const newSeed = () => crypto.randomUUID().slice(0, 8);
