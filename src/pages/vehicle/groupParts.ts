import type { Category } from '@/erp/rows/category';
import type { VehicleParts } from '@/shop/catalogueSchemas';

type Counts = Omit<VehicleParts['categories'][number], 'slug'>;

/**
 * Department of maintenance: filters, oils, spark plugs. This department comes first, because cars need such parts most
 * often.
 */
const maintenance = '03-000';
const none: Counts = { own: 0, universal: 0 };

export interface PartGroup {
  department: Category;
  /** Categories of the department that contain fitting parts. */
  children: Category[];
}

/**
 * Groups the fitting parts by department; maintenance comes first. In a department, categories with parts made for the
 * vehicle come first. Departments that have only universal parts are returned separately.
 */
export function groupParts(categories: readonly Category[], counted: VehicleParts['categories']) {
  const counts = new Map(counted.map(({ slug, ...count }) => [slug, count]));
  const countOf = (slug: string): Counts => counts.get(slug) ?? none;
  const groups = categories
    .filter(({ slug }) => counts.has(slug))
    .map((department): PartGroup => ({
      department,
      children: department.children
        .filter(({ slug }) => counts.has(slug))
        .sort((one, other) => Number(countOf(other.slug).own > 0) - Number(countOf(one.slug).own > 0)),
    }))
    .sort(
      (one, other) =>
        Number(other.department.slug === maintenance) - Number(one.department.slug === maintenance),
    );
  const hasOwn = ({ department }: PartGroup): boolean => countOf(department.slug).own > 0;
  return {
    departments: groups.filter(hasOwn),
    universalOnly: groups.filter((group) => !hasOwn(group)),
    countOf,
  };
}
