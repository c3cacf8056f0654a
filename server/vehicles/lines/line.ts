/**
 * A line of vehicles: one make, model and engine, with the model years in which the line was sold in Ecuador.
 * `number` never changes and is never given to another line, because saved garages and the ERP's fitment lists contain
 * ids that are made from `number` (see `getVehicleId`). A line may get more model years. Each make has 100 numbers.
 * `vins` are the first eight characters of VINs: the maker (WMI) and the model (VDS). `_` stands for any character. The
 * table separates the VINs by blanks.
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
