const hasDigit = (text: string): boolean => /\d/.test(text);

/** Returns a heading in lower case without accents and signs. */
export const toPlainHeading = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.:º°#*_]/g, '')
    .trim();
const codeHeads =
  /^(?:codigo|cod|(?:codigo|cod)(?: de| del)? (?:producto|articulo|repuesto|item|parte)|sku|code|item code|numero de parte|n de parte|no de parte|nro de parte|parte|part number|part no|part|referencia|ref|reference|material)$/;
const quantityHeads =
  /^(?:cantidad|cant|cantidades|(?:cant(?:idad)?|unidades|unid|piezas) (?:pedid|solicitad|requerid)as?|(?:cant(?:idad)?|unidades) a pedir|qty|quantity|order qty|unidades|unid|unids|und|uds|pedido|pedir|a pedir|solicitado|requerido|piezas|pzas|pzs|pcs)$/;
/** Headings above lines with one kind of part: `Frenos`. */
export const groupHeading =
  /^(?:(?:delanter|traser)[oa]s|posteriores|frenos|suspensi[oó]n|motor|embrague|sistema el[eé]ctrico|el[eé]ctrico|lubricantes|filtros|carrocer[ií]a|direcci[oó]n|transmisi[oó]n|refrigeraci[oó]n|encendido)(?:\s+(?:delanter|traser|posterior)(?:[oa]s?|es)?)?$/iu;
/** Heading of a column with options, in Spanish or English. The export of the cart writes these headings. */
const optionHead = /^(?:opción|option): (.+)$/i;

export interface Head {
  /** Headings of all columns. */
  names: string[];
  codes: number[];
  /**
   * Positions of the columns that may have the quantities. If there are several, the contents of their cells decide.
   */
  quantities: number[];
  options: { name: string; column: number }[];
}

/** Returns the columns of a heading row. Returns null if the row is not a heading row. */
export function parseHead(cells: readonly string[]): Head | null {
  const names = cells.map(toPlainHeading);
  const codes = names.flatMap((name, column) => (codeHeads.test(name) ? [column] : []));
  const quantities = names.flatMap((name, column) => (quantityHeads.test(name) ? [column] : []));
  const options = cells.flatMap((cell, column) => {
    const name = optionHead.exec(cell)?.[1];
    return name === undefined ? [] : [{ name, column }];
  });
  if (codes.length > 0) return { names, codes, quantities, options };
  const isAfterCodes = quantities.length > 0 && !quantities.includes(0);
  return isAfterCodes && !names.some(hasDigit) ? { names, codes: [0], quantities, options } : null;
}
