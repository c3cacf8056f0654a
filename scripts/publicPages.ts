/**
 * Reads from the text of src/app/routes.tsx which pages everybody may open, as `product/ProductPage`.
 * @throws if it finds no page, because the list then has another name or form
 */
export function readPublicPages(routes: string): Set<string> {
  const list = /const listPage[^;]*;|const publicPages[^=]*=[^;]*;/g;
  const pages = [...(routes.match(list) ?? []).join('').matchAll(/import\([^)]*'@\/pages\/([^']+)'\)/g)];
  if (pages.length === 0)
    throw new Error('src/app/routes.tsx has no publicPages: scripts/publicPages.ts reads it');
  return new Set(pages.flatMap(([, page]) => page ?? []));
}
