import { authSelectors } from '@/features/auth';
import { urlOf } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import css from './Shell.module.css';

/** A seller always sees for whom: on every page, and in print. */
export default function ActingForBar() {
  const { text, percent } = useText();
  const seller = useAppSelector(authSelectors.account);
  const customer = useAppSelector(authSelectors.servedCustomer);
  if (!seller) return null;
  return (
    <section className={css.acting} aria-label={text('TEXT_ACTING_FOR')}>
      <div>
        <span>{text('TEXT_SELLER_NAME', { name: seller.name })}</span>
        <strong>
          {customer
            ? text('TEXT_SERVED_CUSTOMER', {
                name: customer.tradeName || customer.name,
                code: customer.code,
                level: customer.level,
                discount: percent(customer.discount),
              })
            : text('TEXT_NO_CUSTOMER_SELECTED')}
        </strong>
        <Link to={urlOf('customers')}>
          {text(customer ? 'LINK_CHANGE_CUSTOMER' : 'LINK_SELECT_CUSTOMER')}
        </Link>
      </div>
    </section>
  );
}
