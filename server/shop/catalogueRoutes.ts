/** The catalogue's routes: lists, suggestions, and the prices of shown products. */
import { readRows } from '@/erp/response';
import { parseProductRow, productRow, type Product } from '@/erp/rows/product';
import { toEcuadorDate } from '@/shared/time';
import { applyDiscount, addIva, type Cents } from '@/shared/money';
import type {
  ListFacets,
  ListedProduct,
  ListRow,
  Prices,
  ProductList,
  ProductRow,
  Suggestions,
  Understood,
  VehicleParts,
} from '@/shop/catalogueSchemas';
import { maxInRow, nothingUnderstood } from '@/shop/catalogueSchemas';
import { getCustomerCode, getLevel } from '../gateway/access';
import { listLevel } from '../erp/accessTable';
import type { CatalogCache } from '../erp/catalogCache';
import { ErpFault, maxRowsPerCall } from '../erp/erpClient';
import type { Session } from '../gateway/sessionStore';
import type { DefineShopRoute } from '../gateway/shopRoutes';
import { maxInteger } from '../shared/columnLimits';
import { Problem } from '../shared/problem';
import type { Catalogue, CatalogueList } from '../catalogue/catalogue';
import { countWindow, filterWindow, getFit, sortWindow } from '../catalogue/erpWindow';
import type { ListQuery } from '../catalogue/requestSchemas';
import type { makeResolveSpans } from '../catalogue/resolveSpans';
import { rowKinds } from '../catalogue/sync';
import type { FoundFacets, ListedProduct as StoredProduct } from '../catalogue/findList';

const suggestedProducts = 10;
/** Number of products that are requested from the ERP at the same time. */
const askedAtOnce = 6;

/** Copies the public fields of a product, so that no other field reaches the browser. */
const toListed = ({ content, vehicles, fit }: StoredProduct): ListedProduct => ({
  id: content.id,
  sku: content.sku,
  name: content.name,
  partNumber: content.partNumber,
  brand: content.brand && {
    slug: content.brand.slug,
    name: content.brand.name,
    country: content.brand.country,
  },
  categories: content.categories,
  excerpt: content.excerpt,
  images: content.images,
  badges: content.badges,
  tags: content.tags,
  rating: content.rating,
  reviews: content.reviews,
  attributes: content.attributes,
  options: content.options,
  equivalents: content.equivalents,
  compatibility: vehicles ?? 'all',
  fitmentText: content.fitmentText ?? '',
  fit,
});

/**
 * Builds the rows of a list without the fields that the page does not need. The rows are part of the page, and the
 * browser paints the page only after all rows have arrived.
 */
const toRows = (products: readonly ListedProduct[]): ListRow[] =>
  products.map(({ equivalents: _, tags: _tags, ...row }) => row);

const toUnderstood = ({
  corrected,
  ignored,
  car,
  relaxation,
  symptom,
  page,
}: CatalogueList['understood']): Understood => ({
  corrected,
  ignored,
  car,
  relaxation,
  symptom,
  page,
});

/**
 * Converts a range of amounts to pay into a range of the level's prices. Both ends are found by binary search, because
 * a higher price never results in a lower amount to pay.
 */
export function toPriceRange(
  { from, to }: { from: Cents | null; to: Cents | null },
  pay: (price: Cents) => Cents,
): { from: Cents | null; to: Cents | null } {
  const firstFrom = (isEnough: (paid: Cents) => boolean): Cents => {
    let low = 0;
    let high = maxInteger;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (isEnough(pay(middle))) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return {
    from: from === null ? null : firstFrom((paid) => paid >= from),
    to: to === null ? null : firstFrom((paid) => paid > to) - 1,
  };
}

/** Builds the counts of the filters. Guests do not get the counts by stock, nor the lowest and highest price. */
function toFacets(facets: FoundFacets | null, seesPrices: boolean, pay: (price: Cents) => Cents): ListFacets {
  const without = facets?.without ?? { brand: 0, stock: 0, stars: 0, badge: 0, vehicle: 0, price: 0 };
  return {
    brand: facets?.brand ?? [],
    rating: facets?.stars ?? [],
    badge: (facets?.badge ?? []) as ListFacets['badge'],
    categories: facets?.categories ?? [],
    vehicle: facets?.vehicle ?? null,
    without: {
      brand: without.brand,
      rating: without.stars,
      badge: without.badge,
      vehicle: without.vehicle,
      ...(seesPrices ? { stock: without.stock, price: without.price } : {}),
    },
    ...(seesPrices
      ? {
          stock: (facets?.stock ?? []) as NonNullable<ListFacets['stock']>,
          price: facets?.price && { least: pay(facets.price.least), most: pay(facets.price.most) },
        }
      : {}),
  };
}

const toListedProduct = (
  {
    price: _price,
    priceWithoutIva: _,
    compareAtPrice: _before,
    stock: _stock,
    quantity: _count,
    slug: _slug,
    ...row
  }: Product,
  vehicle: number | undefined,
): ListedProduct => ({ ...row, fit: vehicle === undefined ? null : getFit(row, vehicle) });

const toAge = ({ asOf }: { asOf: Date | null }): { asOf?: string } =>
  asOf === null ? {} : { asOf: asOf.toISOString() };

const isWithoutDatabase = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'DATABASE_UNAVAILABLE';

const nothingFiltered = { brand: [], stock: [], stars: [], badge: [], vehicle: null, price: null } as const;

export function registerCatalogueRoutes(
  on: DefineShopRoute,
  {
    catalogue,
    recall,
    resolveSpans,
    now,
    onFault,
  }: {
    catalogue: Catalogue;
    recall: CatalogCache['recall'];
    resolveSpans: ReturnType<typeof makeResolveSpans>;
    now: () => Date;
    /** Called if the catalogue's database is unreachable. The ERP then answers the request instead. */
    onFault: (error: unknown) => void;
  },
): void {
  /**
   * Returns the level whose prices sort and filter a list. Returns null for a guest, because the sort order would
   * reveal the prices to the guest.
   */
  const levelOf = (session: Session | null): number | null => (session ? getLevel(session) : null);

  function refusePrices(session: Session | null, { sort, price, stock }: ListQuery): void {
    if (!session && (sort.startsWith('price') || price || stock)) throw new Problem('AUTH_REQUIRED');
  }

  /** Makes a list from the rows of a single ERP call. */
  async function listWindow(
    session: Session | null,
    query: ListQuery,
    pay: (price: Cents) => Cents,
  ): Promise<ProductList> {
    const { search, category, page: asked, limit, sort } = query;
    const { rows, asOf } = await recall('getProductos', {
      nivelComercial: levelOf(session) ?? listLevel,
      limit: maxRowsPerCall,
      ...(category === undefined ? {} : { category }),
      ...(search === '' ? {} : { search }),
    });
    const { items } = readRows(productRow, parseProductRow, rows);
    const viewer = { isSignedIn: session !== null, pay };
    const vehicle = query.fits ?? query.vehicle;
    const filters = { ...query, fits: query.of ?? query.fits, vehicle };
    const found = sortWindow(filterWindow(items, filters, viewer), sort);
    const pages = Math.max(1, Math.ceil(found.length / limit));
    const page = Math.min(asked, pages);
    return {
      products: toRows(
        found
          .slice((page - 1) * limit, page * limit)
          .map((product) => toListedProduct(product, vehicle ?? query.of)),
      ),
      total: found.length,
      page,
      pages,
      facets: countWindow(items, filters, viewer),
      understood: nothingUnderstood,
      isCut: items.length >= maxRowsPerCall,
      ...toAge({ asOf }),
    };
  }

  on('GET /products', async ({ session, query }): Promise<ProductList> => {
    refusePrices(session, query);
    const discount = getCustomerCode(session)?.discount ?? 0;
    const day = toEcuadorDate(now().toISOString());
    const pay = (price: Cents): Cents => addIva(applyDiscount(price, discount), day);
    const {
      search,
      category = null,
      page,
      limit,
      sort,
      brand = [],
      stock = [],
      rating = [],
      badge = [],
    } = query;
    const question = {
      search,
      category,
      ...(query.exact ? { isExact: true } : {}),
      filters: {
        brand,
        stock,
        stars: rating.map(Number),
        badge,
        vehicle: query.fits ?? null,
        price: query.price ? toPriceRange(query.price, pay) : null,
      },
      sort,
      limit,
      level: levelOf(session),
      vehicle: query.vehicle ?? query.of ?? null,
      ofVehicle: query.of ?? null,
      withFacets: true,
    };
    const listPage = (at: number): Promise<CatalogueList> =>
      catalogue.list({ ...question, offset: (at - 1) * limit });
    const asked = await listPage(page).catch((error: unknown) => {
      if (!isWithoutDatabase(error)) throw error;
      onFault(error);
      return null;
    });
    if (asked === null) return listWindow(session, query, pay);
    const pages = Math.max(1, Math.ceil(asked.total / limit));
    // if the requested page is after the last page, the last page is returned
    const list = page > pages ? await listPage(pages) : asked;
    if (search !== '' && list.total === 0 && list.understood.page === null)
      await catalogue.recordMiss(list.plan);
    return {
      products: toRows(list.products.map(toListed)),
      total: list.total,
      page: Math.min(page, pages),
      pages,
      facets: toFacets(list.facets, session !== null, pay),
      understood: toUnderstood(list.understood),
      isCut: list.isCut,
      ...toAge(list),
    };
  });

  on('GET /suggestions', async ({ session, query: { search, vehicle, exact } }): Promise<Suggestions> => {
    const { products, total, understood, isCut } = await catalogue.list({
      search,
      category: null,
      ...(exact ? { isExact: true } : {}),
      isTyping: true,
      filters: nothingFiltered,
      sort: 'default',
      limit: suggestedProducts,
      offset: 0,
      level: levelOf(session),
      vehicle: vehicle ?? null,
      withFacets: false,
    });
    return { products: products.map(toListed), total, understood: toUnderstood(understood), isCut };
  });

  on('GET /product-rows', async ({ query }): Promise<ProductRow> => {
    const found = await catalogue.findRow(query, maxInRow).catch((error: unknown) => {
      if (!isWithoutDatabase(error)) throw error;
      onFault(error);
      return null;
    });
    if (found) return { products: found.products.map(toListed), ...toAge(found) };
    const fields = { nivelComercial: listLevel, limit: maxInRow };
    const { rows, asOf } =
      query.kind === 'related'
        ? await recall('getProductos', { ...fields, search: query.sku })
        : await recall('getProductosTipo', {
            ...fields,
            tipo: rowKinds[query.kind],
            ...(query.category === '' ? {} : { category: query.category }),
          });
    const { items } = readRows(productRow, parseProductRow, rows);
    return { products: items.map((product) => toListedProduct(product, undefined)), ...toAge({ asOf }) };
  });

  on('GET /vehicles/parts/:slug', async ({ params: { slug } }): Promise<VehicleParts> => {
    const found = await catalogue.findVehicleParts(slug);
    if (!found) throw new Problem('NOT_FOUND');
    const { vehicle, own, universal, isCut } = found;
    const categories = new Map<string, { own: number; universal: number }>();
    for (const { slug: category, count } of own.categories)
      categories.set(category, { own: count, universal: 0 });
    for (const { slug: category, count } of universal.categories)
      categories.set(category, { own: categories.get(category)?.own ?? 0, universal: count });
    return {
      vehicle,
      own: own.total,
      universal: universal.total,
      categories: [...categories].map(([category, counts]) => ({ slug: category, ...counts })),
      isCut,
    };
  });

  on('GET /prices', async ({ session, query: { sku: skus }, request }): Promise<Prices> => {
    const level = levelOf(session) ?? listLevel;
    const day = toEcuadorDate(now().toISOString());
    const rows: unknown[] = [];
    const ages: string[] = [];
    const refusals: unknown[] = [];
    const left = [...new Set(skus)];
    const askNext = async (): Promise<void> => {
      for (let sku = left.shift(); sku !== undefined; sku = left.shift()) {
        const answer = await recall(
          'getProducto',
          { nivelComercial: level, codigo: sku },
          request.clientSignal,
        ).catch((error: unknown) => {
          // if the ERP fails for only one product, the prices of the other products are still returned
          if (!(error instanceof ErpFault) || !error.isOfQuestion) throw error;
          refusals.push(error);
          return null;
        });
        rows.push(...(answer?.rows ?? []));
        if (answer?.asOf) ages.push(answer.asOf.toISOString());
      }
    };
    await Promise.all(Array.from({ length: askedAtOnce }, askNext));
    if (rows.length === 0 && refusals.length > 0) throw refusals[0];
    return {
      prices: readRows(productRow, parseProductRow, rows).items.map((product) => toPrice(product, day)),
      asOf: ages.sort()[0] ?? null,
    };
  });

  on('POST /catalogue/resolve', ({ session, body: { spans }, request }) =>
    resolveSpans(spans, levelOf(session) ?? listLevel, request.clientSignal),
  );
}

/** Returns the price with IVA, which pages show. The amount to pay is computed from the price without IVA. */
const toPrice = (
  { sku, price, priceWithoutIva, compareAtPrice, stock, quantity }: Product,
  day: string,
): Prices['prices'][number] => ({
  sku,
  price: priceWithoutIva === null ? null : (price ?? addIva(priceWithoutIva, day)),
  priceWithoutIva,
  compareAtPrice,
  stock,
  quantity,
});
