import { customer, names, type ErpAccount } from './customers';

const sellerCode = 'V900';

/** A seller of very many customers, and they: for tests of lists that no demonstration has. */
export function makeCrowd(count: number): ErpAccount[] {
  const seller: ErpAccount = {
    row: {
      salida: 'OK',
      tipoPersona: 'vendedor',
      correo: 'multitud@demo.ec',
      celular: '099 000 0900',
      razonsocial: 'Ventas por Mayor Demo',
      nombrecomercial: 'Ventas por Mayor',
      codigo: sellerCode,
      descuento: 0,
      inv40060id: 2,
    },
    seller: null,
    addresses: [],
  };
  const customers = Array.from({ length: count }, (_, position) => {
    const [tradeName, name, city] = names[position % names.length]!;
    const number = String(position + 1).padStart(5, '0');
    return {
      ...customer(10_000 + position, [`${tradeName} ${number}`, `${name} ${number}`, city]),
      seller: sellerCode,
    };
  });
  return [seller, ...customers];
}
