/** The earth in squares of about fifty kilometres: all that is known of someone who chose no finer. */

/** In degrees of latitude: 55.6 km. Squares are as wide as they are high, so towards the poles there are fewer in a row. */
const height = 0.5;

export interface Square {
  row: number;
  column: number;
}

const middleOf = (row: number) => (row + 0.5) * height - 90;
export const southOf = ({ row }: Square) => row * height - 90;
const columnsIn = (row: number) =>
  Math.max(1, Math.round((360 / height) * Math.cos((middleOf(row) * Math.PI) / 180)));

export function squareOf(latitude: number, longitude: number): Square {
  const row = Math.min(Math.floor((latitude + 90) / height), 180 / height - 1);
  const columns = columnsIn(row);
  return { row, column: Math.min(Math.floor(((longitude + 180) / 360) * columns), columns - 1) };
}

/** The same for everyone within. */
export function centreOf({ row, column }: Square) {
  return {
    latitude: hundredths(middleOf(row)),
    longitude: hundredths(((column + 0.5) / columnsIn(row)) * 360 - 180),
  };
}

export const isSquare = ({ row, column }: Square) => row < 180 / height && column < columnsIn(row);

/** About a kilometre: the finest that is kept of anything. */
export const hundredths = (degrees: number) => Math.round(degrees * 100) / 100;
