/**
 * Answers the ERP calls `getProductos` and `getProductosFilter` from the catalogue if they search words, because the
 * catalogue understands the words. A signed-in account gets the ERP's rows at the account's level. These rows are never
 * older than the gateway's cache allows.
 */
import * as v from 'valibot';
import type { ErpCall } from '@/erp/client';
import type { ProductRow } from '@/erp/rows/product';
import type { Understood } from '@/shop/catalogueSchemas';
import type { CatalogCache } from '../erp/catalogCache';
import { createCallBudget } from '../erp/callBudget';
import { ErpFault, maxRowsPerCall } from '../erp/erpClient';
import type { Catalogue, CatalogueList, CatalogueQuestion } from './catalogue';
import type { ListedProduct } from './findList';

export interface UnderstoodAnswer {
  rows: unknown[];
  asOf: Date | null;
  /** Notices for the shopper; null if the words were searched as typed. */
  understood: Understood | null;
}

export interface SearchCall {
  call: ErpCall;
  fields: Readonly<Record<string, unknown>>;
  /** Whether the account sees prices and stock. If so, prices and stock are requested from the ERP. */
  isSignedIn: boolean;
  /** Whether the words are searched as typed. */
  isExact: boolean;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

const searchFields = v.object({
  nivelComercial: v.number(),
  limit: v.optional(v.number(), 100),
  search: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  category: v.optional(v.string(), ''),
});

const askedAtOnce = 6;
/**
 * Minimum number of products of one category for which a call for the category is faster than a call for each product.
 */
const worthACategory = 3;

/** Returns a product in the form of the ERP's row, without the fields that are hidden from guests. */
const toGuestRow = ({ content, vehicles }: ListedProduct): ProductRow => ({
  id: content.id,
  codigo: content.sku,
  descripcion: content.name,
  numeroparte: content.partNumber,
  marca: content.brand?.slug ?? '',
  marcanombre: content.brand?.name ?? '',
  marcapais: content.brand?.country ?? '',
  categorias: content.categories,
  resumen: content.excerpt,
  imagenes: content.images,
  insignias: content.badges,
  etiquetas: content.tags,
  calificacion: content.rating,
  resenas: content.reviews,
  atributos: content.attributes.map(({ group, name, value }) => ({
    grupo: group,
    nombre: name,
    valor: value,
  })),
  opciones: content.options.map(({ slug, name, type, values }) => ({
    slug,
    nombre: name,
    tipo: type,
    valores: values.map(({ name: nombre, ...value }) => ({ ...value, nombre })),
  })),
  compatibilidad: vehicles ?? 'all',
  vehiculos: content.fitmentText ?? '',
  equivalencias: content.equivalents,
});

const isWorthSaying = ({ corrected, ignored, car, relaxation, symptom, page }: Understood): boolean =>
  corrected.length > 0 ||
  ignored.length > 0 ||
  car !== null ||
  relaxation !== 'none' ||
  symptom !== null ||
  page !== null;

export type AnswerSearch = (asked: SearchCall) => Promise<UnderstoodAnswer | null>;

export function makeUnderstoodSearch({
  catalogue,
  memory,
  onFault,
}: {
  catalogue: Pick<Catalogue, 'list' | 'recordMiss'>;
  memory: Pick<CatalogCache, 'recall' | 'recallAtHand' | 'peek' | 'gather'>;
  onFault: (error: unknown) => void;
}): AnswerSearch {
  /** Returns the ERP's rows of the products, in the same order. Products that the ERP no longer has are left out. */
  async function rowsAt(
    level: number,
    products: readonly ListedProduct[],
    signal: AbortSignal,
  ): Promise<Omit<UnderstoodAnswer, 'understood'>> {
    const fieldsOf = (sku: string) => ({ nivelComercial: level, codigo: sku });
    const isMissing = ({ content }: ListedProduct): boolean =>
      !memory.peek('getProducto', fieldsOf(content.sku));
    const questions = products.map(({ content }) => fieldsOf(content.sku));
    await memory.gather('getProducto', questions);
    const byCategory = new Map<string, number>();
    for (const { content } of products.filter(isMissing)) {
      const category = content.categories[0] ?? '';
      if (category !== '') byCategory.set(category, (byCategory.get(category) ?? 0) + 1);
    }
    const wanted = [...byCategory]
      .filter(([, count]) => count >= worthACategory)
      .map(([category]) => category);
    const budget = createCallBudget();
    // a failed call for a category is ignored, because the products of the category are also requested one by one
    await Promise.allSettled(
      wanted
        .filter(() => budget.take())
        .map((category) =>
          memory.recall('getProductos', { nivelComercial: level, limit: maxRowsPerCall, category }, signal),
        ),
    );
    const atHand = await memory.recallAtHand('getProducto', questions);
    const answers = atHand.map((rows) => rows && { rows, asOf: null as Date | null });
    const left = products.flatMap(({ content }, at) => (atHand[at] ? [] : [{ sku: content.sku, at }]));
    const askNext = async (): Promise<void> => {
      for (let next = left.shift(); next; next = left.shift()) {
        const fields = fieldsOf(next.sku);
        // when the budget of calls is used up, the remaining products are left out
        if (memory.peek('getProducto', fields) || budget.take())
          answers[next.at] = await memory.recall('getProducto', fields, signal);
      }
    };
    await Promise.all(Array.from({ length: askedAtOnce }, askNext));
    const oldest = answers
      .flatMap((answer) => answer?.asOf ?? [])
      .sort((one, other) => one.getTime() - other.getTime())[0];
    return { rows: answers.flatMap((answer) => answer?.rows ?? []), asOf: oldest ?? null };
  }

  /** Searches the catalogue. Returns null if the database fails, so that the ERP's search answers instead. */
  const ask = async (question: CatalogueQuestion): Promise<CatalogueList | null> => {
    try {
      return await catalogue.list(question);
    } catch (error) {
      if (error instanceof ErpFault) throw error;
      onFault(error);
      return null;
    }
  };

  return async ({ call, fields, isSignedIn, isExact, signal }) => {
    if (call !== 'getProductos' && call !== 'getProductosFilter') return null;
    const parsed = v.safeParse(searchFields, fields);
    if (!parsed.success) return null;
    const { nivelComercial: level, limit, search, category } = parsed.output;
    const isTyping = call === 'getProductosFilter';
    const list = await ask({
      search,
      category: category === '' ? null : category,
      isExact,
      isTyping,
      filters: { brand: [], stock: [], stars: [], badge: [], vehicle: null, price: null },
      sort: 'default',
      limit,
      offset: 0,
      level: isSignedIn ? level : null,
      vehicle: null,
      withFacets: false,
    });
    if (!list) return null;
    const [only, second] = list.products;
    // if a part was found by its number, the ERP is asked for this number, because the ERP also lists related products
    if (list.isNumber && call === 'getProductos' && only && !second)
      return {
        ...(await memory.recall(call, { ...fields, search: only.content.sku }, signal)),
        understood: null,
      };
    if (list.total === 0 && !isTyping && list.understood.page === null) await catalogue.recordMiss(list.plan);
    const answer = isSignedIn
      ? await rowsAt(level, list.products, signal)
      : { rows: list.products.map(toGuestRow), asOf: null };
    return { ...answer, understood: isWorthSaying(list.understood) ? list.understood : null };
  };
}
