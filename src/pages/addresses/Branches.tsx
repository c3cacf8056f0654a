import { accountSelectors } from '@/features/account';
import { addresses, addressesSelectors } from '@/features/addresses';
import { authSelectors } from '@/features/auth';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { getWhatsappUrl } from '@/shared/site';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Button, getButtonClass } from '@/ui/Button';
import { WhatsappIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { AddressCard, nameIdOf } from './AddressCard';
import css from './AddressesPage.module.css';

/** Branches that the ERP knows. They are read-only, because the ERP's staff maintains them. */
export function Branches() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const customer = useAppSelector(authSelectors.servedCustomer);
  const { status, items, failure } = useAppSelector(accountSelectors.branches);
  const ofTheErp = useAppSelector(accountSelectors.defaultBranch);
  const hasOwnDefault = useAppSelector(addressesSelectors.addresses).some(({ isDefault }) => isDefault);
  if (status === 'failed') return <FailureNote code={failure ?? null} />;
  if (status !== 'ready') return <Skeleton height="block" />;
  return (
    <>
      {items.length === 0 ? (
        <p className={css.muted}>{text('TEXT_NO_BRANCHES')}</p>
      ) : (
        <ul className={css.cards}>
          {items.map((branch) => (
            <AddressCard key={branch.id} address={branch} isDefault={branch === ofTheErp && !hasOwnDefault}>
              <Link
                className={getButtonClass({ variant: 'secondary', size: 'small' })}
                to={toUrl('address', { id: branch.id })}
                aria-describedby={nameIdOf(branch)}
              >
                {text('LINK_SEE_ADDRESS')}
              </Link>
              {branch === ofTheErp && hasOwnDefault ? (
                <Button
                  variant="secondary"
                  size="small"
                  aria-describedby={nameIdOf(branch)}
                  onClick={() => dispatch(addresses.defaultChosen({ id: null }))}
                >
                  {text('BUTTON_MAKE_DEFAULT')}
                </Button>
              ) : null}
            </AddressCard>
          ))}
        </ul>
      )}
      <div className={css.head}>
        <p className={css.muted}>{text('TEXT_BRANCHES_CHANGED_BY_US')}</p>
        <a
          className={getButtonClass({ variant: 'secondary', size: 'small' })}
          href={getWhatsappUrl(
            text('TEXT_WHATSAPP_BRANCHES', { code: customer?.code ?? '', name: customer?.name ?? '' }),
          )}
          target="_blank"
          rel="noreferrer"
        >
          <WhatsappIcon aria-hidden />
          {text('LINK_ASK_FOR_CHANGE')}
        </a>
      </div>
    </>
  );
}
