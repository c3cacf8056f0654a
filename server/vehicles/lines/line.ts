/**
 * One make, model and engine, with the model years it was sold in Ecuador.
 *
 * `number` is for life: saved garages and the ERP's fitment lists hold ids made of it (see `getVehicleId`). A line may grow to
 * more years; it is never renumbered, and another vehicle never takes its number. Each make has a hundred of its own.
 *
 * `vins` are the first eight letters of the numbers, the maker's (WMI) and the model's (VDS), parted by blanks; `_` is
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

/** A make's lines, written as a table. */
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
