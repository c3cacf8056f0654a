import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { getButtonClass } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { UsersIcon } from '@/ui/icons';

/** Message for a seller who serves no customer, on the pages of a customer. */
export function NoCustomer() {
  const { text } = useText();
  return (
    <EmptyState
      icon={<UsersIcon aria-hidden />}
      title={text('TEXT_NO_CUSTOMER_CHOSEN')}
      action={
        <Link className={getButtonClass()} to={toUrl('customers')}>
          {text('LINK_SELECT_CUSTOMER')}
        </Link>
      }
    />
  );
}
