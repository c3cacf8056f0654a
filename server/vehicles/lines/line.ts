/**
 * A line of vehicles: one make, model and engine, with the model years in which it was sold in Ecuador.
 * `number` never changes, because saved garages and the ERP's fitment lists contain ids that are made from it (see
 * `getVehicleId`). A line may get more model years. No other line ever gets its number. Each make has a hundred
 * numbers.
 * `vins` are the first eight letters of VINs, which stand for the maker (WMI) and the model (VDS). `_` stands for any
 * letter. The table separates them by blanks.
 */
export interface Line {
  number: number;
  make: string;
  model: string;
  from: number;
  to: number;
  engine: string;
  vins: readonly string[];
}

type Row = readonly [number: number, model: string, from: number, to: number, engine: string, vins: string];

/** Converts the rows of a make's table to lines. */
export const getLines = (make: string, rows: readonly Row[]): Line[] =>
  rows.map(([number, model, from, to, engine, vins]) => ({
    number,
    make,
    model,
    from,
    to,
    engine,
    vins: vins.split(' '),
  }));
