/** Stand-in for the service's lists: filters, counts, sort orders and pages of a few products. */
import type { Product } from '@/erp/rows/product';
import { compareNames } from '@/shared/compareNames';
import {
  nothingUnderstood,
  type ListFacets,
  type ListedProduct,
  type ProductList,
} from '@/shop/catalogueSchemas';
import type { Cents } from '@/shared/money';

interface Viewer {
  isSignedIn?: boolean;
  pay?: (price: Cents) => Cents;
}

type Group = keyof ListFacets['without'];
const groups: readonly Group[] = ['brand', 'stock', 'rating', 'badge', 'vehicle', 'price'];

const fits = ({ compatibility }: Product, vehicle: string): boolean =>
  compatibility === 'all' || compatibility.includes(Number(vehicle));

export const toListed = (product: Product): ListedProduct => {
  const {
    price: _,
    priceWithoutIva: __,
    compareAtPrice: ___,
    stock: ____,
    quantity: _____,
    ...row
  } = product;
  const { slug: ______, awaitsPrices: _______, ...listed } = row;
  return { ...listed, fit: null };
};

/**
 * Returns the products of a page of the list, and the answer of the service. `fields`: parameters of the list in the
 * URL.
 */
export function listProducts(
  products: readonly Product[],
  fields: Record<string, string>,
  { isSignedIn = false, pay = (price) => price }: Viewer = {},
): { products: Product[]; body: ProductList } {
  const among = (name: string, value: unknown) =>
    !fields[name] || fields[name].split(',').includes(String(value));
  const priceOf = ({ priceWithoutIva }: Product) => (priceWithoutIva === null ? null : pay(priceWithoutIva));
  const [from = '', to = ''] = (fields.price ?? '').split('-');
  const tests: Record<Group, (product: Product) => boolean> = {
    brand: ({ brand }) => among('brand', brand?.slug),
    stock: ({ stock }) => among('stock', stock),
    rating: ({ rating }) => among('rating', rating === null ? null : Math.round(rating)),
    badge: ({ badges }) => !fields.badge || badges.some((badge) => among('badge', badge)),
    vehicle: (product) => !fields.fits || fits(product, fields.fits),
    price: (product) => {
      const price = priceOf(product);
      return (
        !fields.price ||
        (price !== null && price >= Number(from) && price <= (to === '' ? Infinity : Number(to)))
      );
    },
  };
  const under = (except?: Group) =>
    products.filter((product) => groups.every((group) => group === except || tests[group](product)));
  const tally = <T>(group: Group | undefined, valuesOf: (product: Product) => readonly T[]) =>
    [...new Set(products.flatMap(valuesOf))].map((value) => ({
      value,
      count: under(group).filter((product) => valuesOf(product).includes(value)).length,
    }));
  const prices = under('price').flatMap((product) => priceOf(product) ?? []);
  const vehicle = fields.fits ?? fields.vehicle;
  const facets: ListFacets = {
    brand: tally('brand', ({ brand }) => (brand ? [brand.slug] : [])).map((of) => ({
      ...of,
      name: products.find(({ brand }) => brand?.slug === of.value)?.brand?.name ?? of.value,
    })),
    rating: tally('rating', ({ rating }) => (rating === null ? [] : [Math.round(rating)])),
    badge: tally('badge', ({ badges }) => badges),
    categories: tally(undefined, ({ categories }) => categories),
    vehicle: vehicle
      ? { own: under('vehicle').filter((product) => fits(product, vehicle)).length, universal: 0 }
      : null,
    without: Object.fromEntries(
      groups.map((group) => [group, under(group).length]),
    ) as unknown as ListFacets['without'],
    ...(isSignedIn
      ? {
          stock: tally('stock', ({ stock }) => (stock ? [stock] : [])),
          price: prices.length > 0 ? { least: Math.min(...prices), most: Math.max(...prices) } : null,
        }
      : {}),
  };
  const orders: Record<string, (one: Product, other: Product) => number> = {
    name_asc: (one, other) => compareNames(one.name, other.name),
    name_desc: (one, other) => compareNames(other.name, one.name),
    price_asc: (one, other) => (priceOf(one) ?? 0) - (priceOf(other) ?? 0),
    price_desc: (one, other) => (priceOf(other) ?? 0) - (priceOf(one) ?? 0),
  };
  const sorted = under().sort(orders[fields.sort ?? ''] ?? (() => 0));
  const limit = Number(fields.limit ?? 16);
  const pages = Math.max(1, Math.ceil(sorted.length / limit));
  const page = Math.min(Number(fields.page ?? 1), pages);
  const shown = sorted.slice((page - 1) * limit, page * limit);
  return {
    products: shown,
    body: {
      products: shown.map(toListed),
      total: sorted.length,
      page,
      pages,
      facets,
      understood: nothingUnderstood,
      isCut: false,
    },
  };
}

/** Body of a list that has these products on its only page. */
export const buildListBody = (...products: Product[]): ProductList => listProducts(products, {}).body;
