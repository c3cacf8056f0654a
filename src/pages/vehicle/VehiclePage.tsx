import { useDepartments } from '@/features/catalog';
import { toUrl, usePlace } from '@/features/navigation';
import { selectVehicleParts, vehiclePartsFeature, type VehiclePartsState } from '@/features/vehicleParts';
import { vehicles, vehiclesSelectors } from '@/features/vehicles';
import { Link } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import type { VehicleParts } from '@/shop/catalogueSchemas';
import type { Vehicle } from '@/shop/schemas';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { Button, getButtonClass } from '@/ui/Button';
import { SectionHead } from '@/ui/SectionHead';
import { Skeleton } from '@/ui/Skeleton';
import { useIsHydrated } from '@/ui/useIsHydrated';
import { CategoryTiles } from '@/widgets/categories/CategoryTiles';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { LazyNotFound } from '@/widgets/notFound/LazyNotFound';
import { Page } from '@/widgets/shell/Page';
import { PageSkeleton } from '@/widgets/shell/PageSkeleton';
import { selectFittingParts } from '@/widgets/vehiclePicker/fittingParts';
import { groupParts } from './groupParts';
import css from './VehiclePage.module.css';

export const features = [vehiclePartsFeature];

/** Page of a vehicle: departments and categories with parts that fit this vehicle. */
export default function VehiclePage() {
  const { text } = useText();
  const { slug = '' } = usePlace().params;
  const page = useAppSelector((state: { vehicleParts: VehiclePartsState }) => selectVehicleParts(state));
  const isLoaded = page.slug === slug;
  if (isLoaded && page.status === 'missing') return <LazyNotFound />;
  if (isLoaded && page.status === 'failed') {
    return (
      <Page title={text('LINK_SHOP')}>
        <FailureNote code={page.failure} />
      </Page>
    );
  }
  if (!isLoaded || !page.parts) return <PageSkeleton />;
  return <PartsOfVehicle parts={page.parts} />;
}

/** Returns a function that formats counts as `52 propios · 131 universales`. A count of zero is left out. */
function useFitCounts() {
  const { text } = useText();
  return ({ own, universal }: { own: number; universal: number }): string =>
    [
      ...(own > 0 ? [text('TEXT_OWN_COUNT', { count: own })] : []),
      ...(universal > 0 ? [text('TEXT_UNIVERSAL_COUNT', { count: universal })] : []),
    ].join(' · ');
}

function PartsOfVehicle({ parts }: { parts: VehicleParts }) {
  const { text } = useText();
  const describeCounts = useFitCounts();
  const { vehicle, own, universal, isCut } = parts;
  const { make, model, year, engine } = vehicle;
  const shortName = `${make} ${model} ${year}`;
  const title = text('HEADER_PARTS_FOR_VEHICLE', { vehicle: `${shortName} ${engine}` });
  const total = own + universal;
  return (
    <Page
      title={title}
      description={text('TEXT_VEHICLE_DESCRIPTION', { vehicle: `${shortName} ${engine}`, own, universal })}
      heading={false}
    >
      <Breadcrumb
        label={text('TEXT_BREADCRUMB')}
        steps={[
          { key: 'home', content: <Link to={toUrl('home')}>{text('LINK_HOME')}</Link> },
          { key: 'shop', content: <Link to={toUrl('shop')}>{text('LINK_SHOP')}</Link> },
          { key: 'here', content: shortName },
        ]}
      />
      <div className={css.head}>
        <h1>{title}</h1>
        {total > 0 ? <p className={css.counts}>{describeCounts({ own, universal })}</p> : null}
        <p>
          {own > 0
            ? text('TEXT_OWN_AND_UNIVERSAL')
            : text(universal > 0 ? 'TEXT_NO_OWN_PARTS' : 'TEXT_NO_PARTS_OF_VEHICLE', { vehicle: shortName })}
        </p>
        {isCut ? <p>{text('TEXT_CATALOGUE_CUT')}</p> : null}
        <div className={css.ways}>
          {total > 0 ? (
            <Link to={selectFittingParts(vehicle)} className={getButtonClass({})}>
              {text('BUTTON_SEE_PRODUCTS', { count: total })}
            </Link>
          ) : null}
          <UseButton vehicle={vehicle} />
        </div>
      </div>
      {total > 0 ? <Departments parts={parts} /> : null}
    </Page>
  );
}

function UseButton({ vehicle }: { vehicle: Vehicle }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  // the service does not know the current vehicle, so the first render in the browser also ignores the vehicle
  const isHydrated = useIsHydrated();
  const isCurrent = useAppSelector(vehiclesSelectors.current)?.id === vehicle.id && isHydrated;
  return (
    <Button
      variant="secondary"
      onClick={() => dispatch(vehicles.vehicleSelected({ vehicle: isCurrent ? null : vehicle }))}
    >
      {text(isCurrent ? 'BUTTON_STOP_USING_VEHICLE' : 'BUTTON_USE_THIS_VEHICLE')}
    </Button>
  );
}

function Departments({ parts }: { parts: VehicleParts }) {
  const { text } = useText();
  const describeCounts = useFitCounts();
  const { status, categories } = useDepartments();
  if (status === 'failed') return <FailureNote code="ERP_UNAVAILABLE" />;
  if (status !== 'ready') return <Skeleton height="block" />;
  const { departments, universalOnly, countOf } = groupParts(categories, parts.categories);
  const getUrl = (slug: string) =>
    toUrl('categoryProducts', { slug }, { filter_vehicle: String(parts.vehicle.id) });
  const listGroups = (groups: typeof departments, isFirst: boolean) =>
    groups.map(({ department: { slug, name }, children }, index) => (
      <section key={slug}>
        <SectionHead
          title={<Link to={getUrl(slug)}>{name}</Link>}
          more={<small className={css.count}>{describeCounts(countOf(slug))}</small>}
        />
        <CategoryTiles
          categories={children}
          eager={isFirst && index === 0}
          getUrl={getUrl}
          getNote={(child) => describeCounts(countOf(child))}
        />
      </section>
    ));
  return (
    <>
      {listGroups(departments, true)}
      {departments.length > 0 && universalOnly.length > 0 ? (
        <h2 className={css.apart}>{text('HEADER_UNIVERSAL_PARTS')}</h2>
      ) : null}
      {listGroups(universalOnly, departments.length === 0)}
    </>
  );
}
