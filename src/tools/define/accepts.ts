/** Which results a tool goes on with: those of a kind, or those of every kind with a trait, whoever makes it. */
import type { Kind, KindPicture } from '../kinds/kind.ts';
import type { Output } from './output.ts';

export interface Accepted<Input> {
  takes(kind: Kind): boolean;
  /** What it makes of one. */
  as(output: Output, kind: Kind): Input;
}

export const acceptKind = <Data, Input>(
  kind: Kind<Data>,
  as: (output: Output<Data>) => Input,
): Accepted<Input> => ({ takes: ({ id }) => id === kind.id, as: as as Accepted<Input>['as'] });

/** Results with words. */
export const acceptReadable = <Input>(as: (output: Output, kind: Kind) => Input): Accepted<Input> => ({
  takes: ({ readable }) => readable === true,
  as,
});

/** Results with pictures, which are given as they are in this one. */
export const acceptPictures = <Input>(
  as: (output: Output, pictures: readonly KindPicture[]) => Input,
): Accepted<Input> => ({
  takes: ({ pictures }) => pictures !== undefined,
  as: (output, kind) => as(output, output.data === null ? [] : (kind.pictures?.(output.data) ?? [])),
});

/** The first that takes results of this kind. */
export const acceptedBy = <Input>(accepts: readonly Accepted<Input>[] | undefined, kind: Kind) =>
  accepts?.find((one) => one.takes(kind));
