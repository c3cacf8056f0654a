import type { Product } from '@/erp/rows/product';

export interface AttributeGroup {
  group: string;
  names: string[];
}

/** Lists the attributes of all products in groups, in order of first appearance. */
export function listAttributeGroups(products: readonly Product[]): AttributeGroup[] {
  const groups = new Map<string, Set<string>>();
  for (const { group, name } of products.flatMap(({ attributes }) => attributes)) {
    groups.set(group, (groups.get(group) ?? new Set()).add(name));
  }
  return [...groups].map(([group, names]) => ({ group, names: [...names] }));
}

export const getAttribute = (product: Product, group: string, name: string): string =>
  product.attributes.find((attribute) => attribute.group === group && attribute.name === name)?.value ?? '';

/** Whether the texts in a row differ between the products. */
export const hasDifference = (values: readonly string[]): boolean => new Set(values).size > 1;
