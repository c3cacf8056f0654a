/**
 * A line of vehicles: one make, model and engine, with the model years in which it was sold in Ecuador.
 * `number` never changes, as saved garages and the ERP's fitment lists contain ids made from it (see `getVehicleId`). A
 * line may get more years; it is never renumbered, and no other vehicle ever gets its number. Each make has a hundred
 * numbers.
 * `vins` are the first eight letters of the VINs, for the maker (WMI) and the model (VDS), separated by blanks; `_` is
 * any letter.
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

/** Converts the table of a make to lines. */
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
