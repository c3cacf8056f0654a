import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { auth, authSelectors } from '@/features/auth';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { lazyPart } from '../failure/lazyWithBoundary';
import css from './Shell.module.css';
import { takeEarlyKeys } from './earlyKeys';
import { findShortcut, type Shortcut } from './findShortcut';
import { keepKeys, type KeepOptions } from './keepKeys';
import { useFocusReturn } from './useFocusReturn';

const CustomerSwitcher = lazyPart(() => import('../customers/CustomerSwitcher'));
const Shortcuts = lazyPart(() => import('./Shortcuts'));

/**
 * Bar with the name of the customer whom a seller serves. The bar is on every page and on printed pages. Alt+C opens
 * the switcher; Enter in the switcher selects the previous customer.
 */
export default function ActingForBar() {
  const { text, percent } = useText();
  const dispatch = useAppDispatch();
  const seller = useAppSelector(authSelectors.account);
  const customer = useAppSelector(authSelectors.servedCustomer);
  const choosing = useAppSelector(authSelectors.choosing);
  const { items } = useAppSelector(authSelectors.customers);
  const [openDialog, setOpened] = useState<'customers' | 'shortcuts' | null>(null);
  const bar = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  useFocusReturn(customer?.code);
  const close = useCallback(() => setOpened(null), []);
  const openCustomers = useCallback(
    (keys: KeepOptions = {}) => {
      dispatch(auth.customersOpened());
      setOpened('customers');
      // keys that are pressed while the dialog's code loads are meant for the dialog, so they are recorded
      keepKeys('dialog input[type=search]', { ...keys, onGivenUp: close });
    },
    [dispatch, close],
  );

  useEffect(() => {
    /** Runs a shortcut. Keys that were pressed after the shortcut are passed to the field that the shortcut opens. */
    const perform = (shortcut: Shortcut, pressed: readonly KeyboardEvent[]) => {
      const keys = { onShortcut: resume, pressed };
      if (shortcut === 'customers') return openCustomers(keys);
      if (shortcut === 'search') return void keepKeys('header [role=combobox]', keys);
      if (shortcut === 'shortcuts') return setOpened('shortcuts');
      setOpened(null);
      void navigate(toUrl(shortcut));
      if (shortcut === 'quickOrder') keepKeys('main textarea[name=lines]', keys);
      else {
        const next = pressed.findIndex(({ altKey }) => altKey);
        if (next >= 0) resume(pressed.slice(next));
      }
    };
    const resume = ([first, ...rest]: readonly KeyboardEvent[]) => {
      const shortcut = first ? findShortcut(first) : null;
      if (shortcut) perform(shortcut, rest);
    };
    const listen = (event: KeyboardEvent) => {
      const shortcut = findShortcut(event);
      if (!shortcut) return;
      event.preventDefault();
      perform(shortcut, []);
    };
    window.addEventListener('keydown', listen);
    resume(takeEarlyKeys());
    return () => window.removeEventListener('keydown', listen);
  }, [openCustomers, navigate]);

  // sets a CSS variable to the bar's height, because the sticky header is below the bar
  useEffect(() => {
    const { current } = bar;
    if (!current || !('ResizeObserver' in window)) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--acting', `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--acting');
    };
  }, []);

  const next = items.find(({ code }) => code === choosing);
  return (
    // busy until the data of the next customer have loaded, because the page below shows the data of the previous
    // customer until then
    <section
      ref={bar}
      className={css.acting}
      aria-label={text('TEXT_ACTING_FOR')}
      aria-busy={choosing !== null}
    >
      <div>
        {seller ? <span>{text('TEXT_SELLER_NAME', { name: seller.name })}</span> : null}
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
        <Link to={toUrl('customers')}>
          {text(customer ? 'LINK_CHANGE_CUSTOMER' : 'LINK_SELECT_CUSTOMER')}
        </Link>
        <button type="button" aria-keyshortcuts="Alt+C" onClick={() => openCustomers()}>
          {text('BUTTON_SWITCH_CUSTOMER')} <kbd aria-hidden>Alt+C</kbd>
        </button>
        <button
          type="button"
          className={css.keys}
          aria-keyshortcuts="?"
          onClick={() => setOpened('shortcuts')}
        >
          {text('BUTTON_SHORTCUTS')} <kbd aria-hidden>?</kbd>
        </button>
      </div>
      <Suspense>
        {openDialog === 'customers' ? <CustomerSwitcher onClose={close} /> : null}
        {openDialog === 'shortcuts' ? <Shortcuts onClose={close} /> : null}
      </Suspense>
    </section>
  );
}
