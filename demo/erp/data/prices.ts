import type { ProductRow } from '@/erp/rows/product';
import { toDollars, addIva, type Cents } from '@/shared/money';
import { brands } from './brands';
import type { ErpProduct } from './products';

/** Percent of the base price, by commercial level; level 1 pays least. */
const levelPercent = [100, 108, 116, 125, 135] as const;

/** @param level from 1 to 5 */
export const getPriceAtLevel = (basePrice: Cents, level: number): Cents =>
  Math.floor((basePrice * (levelPercent[level - 1] ?? 135) + 50) / 100);

function availability({ quantity, backorder }: ErpProduct): ProductRow['disponibilidad'] {
  if (quantity > 0) return 'in-stock';
  return backorder ? 'on-backorder' : 'out-of-stock';
}

/** Returns the row that a customer of that level gets on that day. */
export function getProductRowAtLevel(product: ErpProduct, level: number, day: string): ProductRow {
  const price = getPriceAtLevel(product.basePrice, level);
  const former = product.formerBasePrice;
  const brand = brands[product.brand];
  return {
    id: product.id,
    codigo: product.sku,
    descripcion: product.name,
    numeroparte: product.partNumber,
    precio: toDollars(addIva(price, day)),
    precio_siniva: toDollars(price),
    precioanterior: former === null ? null : toDollars(addIva(getPriceAtLevel(former, level), day)),
    cantidad: product.quantity,
    disponibilidad: availability(product),
    marca: product.brand,
    marcanombre: brand.name,
    marcapais: brand.country,
    categorias: product.categories,
    resumen: product.excerpt,
    imagenes: product.images,
    insignias: product.badges,
    etiquetas: product.tags,
    calificacion: product.rating,
    resenas: product.reviews,
    atributos: product.attributes,
    opciones: product.options,
    compatibilidad: product.compatibility,
    equivalencias: product.equivalents,
  };
}
