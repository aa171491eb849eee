/** Whether the content of a work can be edited here, and what to say where it cannot. */
export const workConditions = ['sound', 'newer', 'unknown', 'broken'] as const;
export type WorkCondition = (typeof workConditions)[number];

export const isWellKept = (condition: WorkCondition) => condition === 'sound';

export const readOnlyWords: Record<WorkCondition, string | null> = {
  sound: null,
  newer:
    'This was last edited with a newer version of this site, so it can only be read here. Nothing of it is lost: download it as JSON, or open it where the newer version runs.',
  unknown:
    'The tool that this belongs to is no longer here, so it cannot be shown or edited. You can download it as JSON, or delete it.',
  broken:
    'This could not be brought up to date, so it can only be read here. Nothing of it is lost: download it as JSON.',
};
