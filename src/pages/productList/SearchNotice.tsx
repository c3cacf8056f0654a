import * as v from 'valibot';
import { understoodSchema, type Understood } from '@/erp/rows/understood';
import { toUrl, type KnownRoute } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { Alert } from '@/ui/Alert';
import type { ProductList } from './useProductList';

/** Titles of pages that a search may mean, as message ids. */
const pageNames = {
  contact: 'LINK_CONTACT',
  orders: 'LINK_MY_ORDERS',
  statement: 'LINK_STATEMENT',
  about: 'LINK_ABOUT',
  login: 'LINK_LOGIN',
  password: 'LINK_PASSWORD',
  garage: 'LINK_GARAGE',
  cart: 'TEXT_CART',
  wishlist: 'HEADER_WISHLIST',
  compare: 'HEADER_COMPARE',
  brands: 'LINK_BRANDS',
  quickOrder: 'LINK_QUICK_ORDER',
  blog: 'LINK_BLOG',
  shop: 'LINK_SHOP',
  addresses: 'LINK_ADDRESSES',
} as const satisfies Partial<Record<KnownRoute, string>>;

const isPage = (route: string): route is keyof typeof pageNames => Object.hasOwn(pageNames, route);

/**
 * Returns a sentence about the car of a search, and about a year, car or word that the search ignored. Null if neither
 * applies.
 */
function useRelaxation({ relaxation, car }: Understood): string | null {
  const { text } = useText();
  const name = car?.label ?? '';
  switch (relaxation) {
    case 'year':
      return text('TEXT_SEARCH_WITHOUT_YEAR', { car: name });
    case 'car':
      return text('TEXT_SEARCH_WITHOUT_CAR', { car: name });
    case 'word':
    case 'wordAndCar':
    case 'anyWord':
      return text('TEXT_SEARCH_WITHOUT_WORD');
    default:
      return car ? text('TEXT_SEARCH_FOR_CAR', { car: name }) : null;
  }
}

/** Notice that explains how a search was interpreted. One link undoes the interpretation; other links lead further. */
export function SearchNotice({ list }: { list: ProductList }) {
  const read = v.safeParse(understoodSchema, list.found?.understood);
  if (!read.success) return null;
  // the empty state names the ignored words, so the notice does not name them if no product is found
  const understood = list.total > 0 ? read.output : { ...read.output, ignored: [] };
  return isWorthSaying(understood) ? <Notice list={list} understood={understood} /> : null;
}

const isWorthSaying = ({ corrected, ignored, car, relaxation, symptom, page }: Understood): boolean =>
  corrected.length > 0 ||
  ignored.length > 0 ||
  car !== null ||
  relaxation !== 'none' ||
  symptom !== null ||
  page !== null;

function Notice({ list, understood }: { list: ProductList; understood: Understood }) {
  const { text, term } = useText();
  const { corrected, ignored, symptom, page } = understood;
  const relaxed = useRelaxation(understood);
  const categories = symptom?.categories ?? [];
  return (
    <Alert
      tone="info"
      action={
        corrected.length > 0 ? (
          <Link to={list.to({ page: 1, isExact: true })}>
            {text('LINK_SEARCH_AS_TYPED', { search: list.query.search })}
          </Link>
        ) : null
      }
    >
      {corrected.map(({ typed, meant }) => (
        <p key={typed}>{text('TEXT_SEARCH_CORRECTED', { typed, meant })}</p>
      ))}
      {relaxed ? <p>{relaxed}</p> : null}
      {ignored.length > 0 ? <p>{text('TEXT_SEARCH_IGNORED', { words: ignored.join(', ') })}</p> : null}
      {categories.length > 0 ? (
        <p>
          {text('TEXT_SEARCH_SYMPTOM')}{' '}
          {categories.map(({ slug, name }, at) => (
            <span key={slug}>
              {at > 0 ? ' · ' : ''}
              <Link to={toUrl('categoryProducts', { slug })}>{term(name)}</Link>
            </span>
          ))}
        </p>
      ) : null}
      {page !== null && isPage(page) ? (
        <p>
          {text('TEXT_SEARCH_PAGE')} <Link to={toUrl(page)}>{text(pageNames[page])}</Link>
        </p>
      ) : null}
    </Alert>
  );
}
