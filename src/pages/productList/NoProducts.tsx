import type { Category } from '@/erp/rows/category';
import { useDepartments } from '@/features/catalog';
import { vehiclesSelectors } from '@/features/vehicles';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { getButtonClass } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { SearchIcon } from '@/ui/icons';
import { SectionHead } from '@/ui/SectionHead';
import { CategoryTiles } from '@/widgets/categories/CategoryTiles';
import { AskForPart } from '@/widgets/search/SearchActions';
import { getVehicleUrl } from '@/widgets/vehiclePicker/fittingParts';
import { VehicleButton } from '@/widgets/vehiclePicker/VehicleButton';
import type { ProductList } from './useProductList';

/**
 * Empty list, with links. After a search in a category, a link leads to the whole category. Other links lead to parts
 * that fit the vehicle or to the vehicle picker, to a contact, and to the departments.
 */
export function NoProducts({ list, category }: { list: ProductList; category?: Category }) {
  const { text } = useText();
  const { categories } = useDepartments();
  const vehicle = useAppSelector(vehiclesSelectors.current);
  const { search } = list.query;
  return (
    <>
      <EmptyState
        icon={<SearchIcon aria-hidden />}
        title={text(list.found?.isCut ? 'TEXT_NOT_READ_YET' : 'TEXT_NO_PRODUCTS_FOUND')}
        action={
          <>
            {category && search ? (
              <Link
                to={list.to({ page: 1, search: '' })}
                className={getButtonClass({ variant: 'secondary' })}
              >
                {text('LINK_ALL_OF', { name: category.name })}
              </Link>
            ) : null}
            {vehicle ? (
              <Link to={getVehicleUrl(vehicle)} className={getButtonClass({ variant: 'secondary' })}>
                {text('LINK_PARTS_BY_CATEGORY', { vehicle: vehicle.model })}
              </Link>
            ) : (
              <VehicleButton />
            )}
            <AskForPart search={search} />
          </>
        }
      >
        {text('TEXT_NO_PRODUCTS_ADVICE')}
      </EmptyState>
      <section>
        <SectionHead title={text('BUTTON_DEPARTMENTS')} />
        <CategoryTiles categories={categories} />
      </section>
    </>
  );
}
