import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { auth, authSelectors } from '@/features/auth';
import { urlOf } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import css from './Shell.module.css';

const CustomerSwitcher = lazy(() => import('../customers/CustomerSwitcher'));

/** No browser has it, in no language of its menus that the shop is read in; by the key, for Mac's Alt+C is a letter. */
const isShortcut = ({ altKey, ctrlKey, metaKey, shiftKey, code }: KeyboardEvent): boolean =>
  altKey && !ctrlKey && !metaKey && !shiftKey && code === 'KeyC';

/** A seller always sees for whom: on every page, and in print. Alt+C, and Enter for the customer before. */
export default function ActingForBar() {
  const { text, percent } = useText();
  const dispatch = useAppDispatch();
  const seller = useAppSelector(authSelectors.account);
  const customer = useAppSelector(authSelectors.servedCustomer);
  const choosing = useAppSelector(authSelectors.choosing);
  const { items } = useAppSelector(authSelectors.customers);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => {
    dispatch(auth.customersOpened());
    setOpen(true);
  }, [dispatch]);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [open]);

  if (!seller) return null;
  const next = items.find(({ code }) => code === choosing);
  return (
    // until the next one is there, the page below is the last one's
    <section className={css.acting} aria-label={text('TEXT_ACTING_FOR')} aria-busy={choosing !== null}>
      <div>
        <span>{text('TEXT_SELLER_NAME', { name: seller.name })}</span>
        <strong role="status">
          {choosing === null
            ? customer
              ? text('TEXT_SERVED_CUSTOMER', {
                  name: customer.tradeName || customer.name,
                  code: customer.code,
                  level: customer.level,
                  discount: percent(customer.discount),
                })
              : text('TEXT_NO_CUSTOMER_SELECTED')
            : text('TEXT_CHANGING_CUSTOMER', {
                name: next ? next.tradeName || next.name : '',
                code: choosing,
              })}
        </strong>
        <Link to={urlOf('customers')}>
          {text(customer ? 'LINK_CHANGE_CUSTOMER' : 'LINK_SELECT_CUSTOMER')}
        </Link>
        <button type="button" aria-keyshortcuts="Alt+C" onClick={open}>
          {text('BUTTON_SWITCH_CUSTOMER')} <kbd aria-hidden>Alt+C</kbd>
        </button>
      </div>
      {isOpen ? (
        <Suspense>
          <CustomerSwitcher onClose={close} />
        </Suspense>
      ) : null}
    </section>
  );
}
