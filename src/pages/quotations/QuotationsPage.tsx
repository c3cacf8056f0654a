import { useNavigate } from 'react-router';
import { authSelectors } from '@/features/auth';
import { catalogSelectors } from '@/features/catalog';
import { keepsScroll, selectPlace, toUrl } from '@/features/navigation';
import { quotationsFeature, quotationsSelectors } from '@/features/quotations';
import { reorderFeature } from '@/features/reorder';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { getToday } from '@/shared/time';
import type { Quotation } from '@/shop/quotationSchemas';
import { getButtonClass } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { TextField } from '@/ui/Field';
import { OrderIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import tableCss from '@/ui/Table.module.css';
import { Tag } from '@/ui/Tag';
import { useOptimisticValue } from '@/ui/useOptimisticValue';
import { FailureNote } from '@/widgets/failure/FailureNote';
import css from '@/widgets/order/Order.module.css';
import { longestSearch, searchOrders } from '@/widgets/order/searchOrders';
import { PaginationLinks } from '@/widgets/pagination/PaginationLinks';
import { ReorderButton } from '@/widgets/reorder/ReorderButton';
import { ReorderHost } from '@/widgets/reorder/ReorderHost';
import { Page } from '@/widgets/shell/Page';

export const features = [quotationsFeature, reorderFeature];

const pageSize = 16;

/**
 * List of the quotations of a customer. If a seller serves no customer, the list has all quotations that the seller
 * saved.
 */
export default function QuotationsPage() {
  const { text } = useText();
  const { status, items, failure } = useAppSelector(quotationsSelectors.list);
  return (
    <Page title={text('LINK_QUOTATIONS')}>
      {status === 'idle' || status === 'asking' ? (
        <div aria-busy>
          <Skeleton height="block" />
        </div>
      ) : null}
      {status === 'failed' ? <FailureNote code={failure} /> : null}
      {items.length > 0 ? <List quotations={items} /> : null}
      {items.length === 0 && status === 'ready' ? (
        <EmptyState
          icon={<OrderIcon aria-hidden />}
          title={text('TEXT_NO_QUOTATIONS')}
          action={
            <Link className={getButtonClass()} to={toUrl('cart')}>
              {text('LINK_GO_TO_CART')}
            </Link>
          }
        >
          {text('TEXT_NO_QUOTATIONS_HINT')}
        </EmptyState>
      ) : null}
      <ReorderHost />
    </Page>
  );
}

/** Quotations that match the search and page in the URL. */
function List({ quotations }: { quotations: readonly Quotation[] }) {
  const { text } = useText();
  const navigate = useNavigate();
  const products = useAppSelector(catalogSelectors.products);
  const query = useAppSelector(selectPlace)?.query ?? {};
  const [search, choose] = useOptimisticValue((query.search ?? '').slice(0, longestSearch), Object.is);
  const found = searchOrders(quotations, search, (sku) => products[sku]?.partNumber ?? '');
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(query.page)) || 1));
  return (
    <>
      <TextField
        type="search"
        label={text('INPUT_FIND_QUOTATIONS')}
        autoComplete="off"
        maxLength={longestSearch}
        value={search}
        onChange={({ target: { value } }) => {
          choose(value);
          // a search adds one history entry, however many keys were typed
          void navigate(toUrl('quotations', {}, { search: value }), {
            ...keepsScroll,
            replace: search !== '',
          });
        }}
      />
      <p role="status">{text('TEXT_QUOTATIONS_FOUND', { count: found.length })}</p>
      {found.length > 0 ? (
        <QuotationTable quotations={found.slice((page - 1) * pageSize, page * pageSize)} />
      ) : null}
      <PaginationLinks
        current={page}
        total={pages}
        addressOf={(wanted) => toUrl('quotations', {}, { search, page: wanted === 1 ? '' : String(wanted) })}
      />
    </>
  );
}

function QuotationTable({ quotations }: { quotations: readonly Quotation[] }) {
  const { text, money, number, date } = useText();
  const showsCustomer = useAppSelector(authSelectors.isSeller);
  const today = getToday();
  return (
    <table className={tableCss.table} aria-label={text('LINK_QUOTATIONS')}>
      <thead>
        <tr>
          <th>{text('TABLE_QUOTATION_NUMBER')}</th>
          <th>{text('TABLE_DATE')}</th>
          {showsCustomer ? <th>{text('TABLE_CUSTOMER')}</th> : null}
          <th>{text('TABLE_VALID_UNTIL')}</th>
          <th className={tableCss.number}>{text('INPUT_QUANTITY')}</th>
          <th className={tableCss.number}>{text('TEXT_TOTAL_WITH_IVA')}</th>
          <th className={tableCss.number}>{text('TABLE_ACTION')}</th>
        </tr>
      </thead>
      <tbody>
        {quotations.map((quotation) => (
          <tr key={quotation.id}>
            <td data-label={text('TABLE_QUOTATION_NUMBER')}>
              <Link className={css.number} to={toUrl('quotation', { id: quotation.id })}>
                {quotation.number}
              </Link>
            </td>
            <td data-label={text('TABLE_DATE')}>{date(quotation.createdAt)}</td>
            {showsCustomer ? <td data-label={text('TABLE_CUSTOMER')}>{quotation.customerName}</td> : null}
            <td data-label={text('TABLE_VALID_UNTIL')}>
              {quotation.validUntil < today ? (
                <Tag tone="neutral" icon="clock">
                  {text('TEXT_QUOTATION_OVER')}
                </Tag>
              ) : (
                date(quotation.validUntil)
              )}
            </td>
            <td data-label={text('INPUT_QUANTITY')} className={tableCss.number}>
              {number(quotation.quantity)}
            </td>
            <td data-label={text('TEXT_TOTAL_WITH_IVA')} className={tableCss.number}>
              {money(quotation.total)}
            </td>
            <td className={css.rowAction}>
              <ReorderButton short order={quotation} label={text('BUTTON_QUOTATION_TO_CART')} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
