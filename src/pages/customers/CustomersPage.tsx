import { authSelectors } from '@/features/auth';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Alert } from '@/ui/Alert';
import { getButtonClass } from '@/ui/Button';
import { Customers } from '@/widgets/customers/Customers';
import { Page } from '@/widgets/shell/Page';

export default function CustomersPage() {
  const { text } = useText();
  return (
    <Page title={text('LINK_SELECT_CUSTOMER')}>
      <Served />
      <Customers />
    </Page>
  );
}

function Served() {
  const { text } = useText();
  const customer = useAppSelector(authSelectors.servedCustomer);
  return (
    <div role="status">
      {customer ? (
        <Alert
          tone="good"
          action={
            <>
              <Link
                className={getButtonClass({ variant: 'secondary', size: 'small' })}
                to={toUrl('quickOrder')}
              >
                {text('LINK_QUICK_ORDER')}
              </Link>
              <Link className={getButtonClass({ size: 'small' })} to={toUrl('shop')}>
                {text('LINK_GO_TO_SHOP')}
              </Link>
            </>
          }
        >
          {text('TEXT_SERVING', { name: customer.tradeName || customer.name, code: customer.code })}
        </Alert>
      ) : null}
    </div>
  );
}
