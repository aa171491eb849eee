/** Resolves when the process has dealt with what is there already: with idle hands at once, under load later. */
export const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve));
