import type { ServiceClient } from '@/app/serverRender';
import { readRows, unwrapRows } from '@/erp/response';
import { parseCategoryRow, categoryRow } from '@/erp/rows/category';
import { findCategory } from '@/features/catalog/categories';
import type { Params, RouteName } from '@/features/navigation/routes';

type Check = (ask: ServiceClient, slug: string) => Promise<boolean>;

/** Makes an ERP call as a guest, and returns the rows. Returns null if the ERP does not answer. */
async function askRows(ask: ServiceClient, call: string, fields: object): Promise<unknown[] | null> {
  const { status, body } = await ask({ method: 'POST', path: `/api/dtierp/wsdti/${call}`, body: fields });
  return status === 200 ? unwrapRows(body) : null;
}

const checkPath =
  (prefix: string): Check =>
  async (ask, slug) =>
    (await ask({ method: 'GET', path: prefix + encodeURIComponent(slug) })).status === 404;

const checkCategory: Check = async (ask, slug) => {
  const rows = await askRows(ask, 'getCategories', { limit: 5 });
  if (!rows?.length) return false;
  return findCategory(readRows(categoryRow, parseCategoryRow, rows).items, slug) === null;
};

const checks: Partial<Record<RouteName, Check>> = {
  product: async (ask, slug) => (await askRows(ask, 'getProducto', { codigo: slug }))?.length === 0,
  category: checkCategory,
  categoryProducts: checkCategory,
  post: checkPath('/api/shop/posts/'),
  vehicle: checkPath('/api/shop/vehicles/parts/'),
};

/**
 * Whether a page is about a product, category, article or vehicle that does not exist. The browser renders the pages of
 * signed-in accounts, so the service needs this check for the status of the response. If it is unknown whether the
 * thing exists, the result is false.
 */
export async function isMissingPage(
  ask: ServiceClient,
  { route, params }: { route: RouteName; params: Params },
): Promise<boolean> {
  try {
    return (await checks[route]?.(ask, params.slug ?? '')) ?? false;
  } catch {
    return false;
  }
}
