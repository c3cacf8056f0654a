import { accountFeature, accountSelectors } from '@/features/account';
import { addressesFeature, addressesSelectors, parseAddressId } from '@/features/addresses';
import { authSelectors } from '@/features/auth';
import { usePlace } from '@/features/navigation';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Skeleton } from '@/ui/Skeleton';
import { NoCustomer } from '@/widgets/accountMenu/NoCustomer';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { LazyNotFound } from '@/widgets/notFound/LazyNotFound';
import { Page } from '@/widgets/shell/Page';
import { BranchCard } from './BranchCard';
import { AddressEditor } from './AddressEditor';

export const features = [accountFeature, addressesFeature];

const isLoading = (status: string): boolean => status === 'idle' || status === 'asking';

/** Page that adds an address, edits an address of the customer, or shows a branch of the ERP (read-only). */
export default function AddressPage() {
  const { text } = useText();
  const id = parseAddressId(usePlace().params.id);
  const customer = useAppSelector(authSelectors.servedCustomer);
  const status = useAppSelector(addressesSelectors.status);
  const failure = useAppSelector(addressesSelectors.failure);
  const ownAddress = useAppSelector(addressesSelectors.addresses).find((address) => address.id === id);
  const branches = useAppSelector(accountSelectors.branches);
  const branch = branches.items.find((address) => address.id === id);

  if (!customer) {
    return (
      <Page title={text('INPUT_ADDRESS')}>
        <NoCustomer />
      </Page>
    );
  }
  if (id === null) {
    return (
      <Page title={text('HEADER_NEW_ADDRESS')}>
        <AddressEditor key={customer.code} address={null} />
      </Page>
    );
  }
  if (ownAddress) {
    return (
      <Page title={text('HEADER_EDIT_ADDRESS')}>
        <AddressEditor key={ownAddress.id} address={ownAddress} />
      </Page>
    );
  }
  if (!branch && status === 'ready' && branches.status === 'ready') return <LazyNotFound />;
  return (
    <Page title={text('INPUT_ADDRESS')}>
      {branch ? <BranchCard branch={branch} /> : null}
      {!branch && (status === 'failed' || branches.status === 'failed') ? (
        <FailureNote code={failure} />
      ) : null}
      {!branch && (isLoading(status) || isLoading(branches.status)) ? <Skeleton height="block" /> : null}
    </Page>
  );
}
