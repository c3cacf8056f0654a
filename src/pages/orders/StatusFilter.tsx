import { keepsScroll } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { getStatusName } from '@/widgets/order/StatusTag';
import type { OrderList } from './orderList';
import css from './OrdersPage.module.css';

/** Status filter with the number of orders by status. A status without orders is disabled. */
export function StatusFilter({
  list,
  current,
  addressOf,
  onChoose,
}: {
  list: OrderList;
  current: string;
  addressOf: (status: string) => string;
  onChoose: (status: string) => void;
}) {
  const { text, number } = useText();
  const getName = (status: string) => {
    const id = getStatusName(status);
    return id ? text(id) : status;
  };
  const choices = [
    ['', list.all] as const,
    ...list.counts.filter(([status, count]) => count > 0 || status === current),
  ];
  return (
    <nav aria-label={text('TEXT_ORDER_STATUSES')}>
      <ul className={css.statuses}>
        {choices.map(([status, count]) => (
          <li key={status}>
            <Link
              className={css.status}
              to={addressOf(status)}
              {...keepsScroll}
              onFollow={() => onChoose(status)}
              aria-current={status === current ? 'true' : undefined}
            >
              {status === '' ? text('TEXT_ALL_STATUSES') : getName(status)} <small>{number(count)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
