/** As many by members fill the gallery without ours. */
const enoughCreations = 40;

/** While the owner wants them and members have published few. */
export const areExamplesShown = (isOn: boolean, creations: number) => isOn && creations < enoughCreations;
