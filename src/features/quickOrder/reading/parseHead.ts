const hasDigit = (text: string): boolean => /\d/.test(text);

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.:º°#*_]/g, '')
    .trim();
const codeHeads =
  /^(?:codigo|cod|sku|code|item code|numero de parte|n de parte|no de parte|nro de parte|parte|part number|part no|part|referencia|ref|reference)$/;
const quantityHeads =
  /^(?:cantidad|cant|cantidades|cantidad pedida|cant pedida|qty|quantity|order qty|unidades|und|uds|pedido|pedir|a pedir|solicitado|requerido|piezas|pcs)$/;
/** Heading of an option column in the cart's own export, in both languages. */
const optionHead = /^(?:opción|option): (.+)$/i;

export interface Head {
  codes: number[];
  quantity: number;
  options: { name: string; column: number }[];
}

/** Returns the columns of a header row; null when the row is no header. */
export function parseHead(cells: readonly string[]): Head | null {
  const names = cells.map(plain);
  const codes = names.flatMap((name, column) => (codeHeads.test(name) ? [column] : []));
  const quantity = names.findIndex((name) => quantityHeads.test(name));
  const options = cells.flatMap((cell, column) => {
    const name = optionHead.exec(cell)?.[1];
    return name === undefined ? [] : [{ name, column }];
  });
  if (codes.length > 0) return { codes, quantity, options };
  return quantity > 0 && !names.some(hasDigit) ? { codes: [0], quantity, options } : null;
}
