import type { Address } from '@/erp/rows/address';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { Alert } from '@/ui/Alert';
import { getButtonClass } from '@/ui/Button';
import css from '@/widgets/form/Form.module.css';
import { AddressText } from '@/widgets/order/AddressText';

/** Branch that the ERP knows, read-only. */
export function BranchCard({ branch }: { branch: Address }) {
  const { text } = useText();
  return (
    <div className={css.card}>
      <div>
        <AddressText address={branch} />
      </div>
      <Alert
        tone="info"
        action={
          <Link className={getButtonClass({ variant: 'secondary', size: 'small' })} to={toUrl('addresses')}>
            {text('LINK_ADDRESSES')}
          </Link>
        }
      >
        {text('TEXT_BRANCHES_CHANGED_BY_US')}
      </Alert>
    </div>
  );
}
