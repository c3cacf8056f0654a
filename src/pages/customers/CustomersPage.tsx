import { authSelectors } from '@/features/auth';
import { urlOf } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Alert } from '@/ui/Alert';
import { buttonClass } from '@/ui/Button';
import { Customers } from '@/widgets/customers/Customers';
import { Page } from '@/widgets/shell/Page';

/** Whom the seller serves. */
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
              <Link className={buttonClass({ variant: 'secondary', size: 'small' })} to={urlOf('quickOrder')}>
                {text('LINK_QUICK_ORDER')}
              </Link>
              <Link className={buttonClass({ size: 'small' })} to={urlOf('shop')}>
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
