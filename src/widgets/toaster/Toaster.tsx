import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast, ToastContainer, type ToastTransitionProps } from 'react-toastify/unstyled';
import { toasts, toastsSelectors, type Toast, type ToastsState } from '@/features/toasts';
import { cart, cartSelectors, type CartState } from '@/features/cart';
import { i18n } from '@/features/i18n';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { useTopDialog } from '@/ui/dialogStack';
import { isLastControlLow } from '@/ui/lastPress';
import css from './Toaster.module.css';

/**
 * Renders the toasts slice with react-toastify. The timers of react-toastify are off. Toasts move into an open dialog,
 * because the rest of the page is inert. Toasts are shown in the half of the window that does not contain the control
 * that was used last.
 */
export default function Toaster() {
  const { text } = useText();
  const items = useAppSelector(toastsSelectors.all);
  const dialog = useTopDialog();
  const [container] = useState(() => document.createElement('div'));
  const frame = useRef<HTMLDivElement>(null);
  const dispatch = useAppDispatch();

  useLayoutEffect(() => {
    (dialog ?? document.body).append(container);
  }, [dialog, container]);
  useEffect(() => () => container.remove(), [container]);

  useEffect(() => {
    for (const { id, status, tone } of items) {
      const toastId = String(id);
      if (status === 'waiting' || toast.isActive(toastId)) continue;
      frame.current?.setAttribute('data-at', isLastControlLow() ? 'top' : 'bottom');
      toast(<Words id={id} />, { toastId, type: tone });
    }
  }, [items]);

  return createPortal(
    <div
      ref={frame}
      data-above-bar
      onFocus={({ target }) => dispatch(toasts.hovered({ id: getToastId(target) }))}
      onBlur={({ target }) => dispatch(toasts.left({ id: getToastId(target) }))}
    >
      <ToastContainer
        aria-label={text('TEXT_NOTICES')}
        newestOnTop
        autoClose={false}
        closeButton={false}
        closeOnClick={false}
        draggable={false}
        hideProgressBar
        icon={false}
        role="status"
        transition={NoTransition}
      />
    </div>,
    container,
  );
}

/** Returns the id of a toast. The library's focusable wrapper of a toast has the same id. */
const getToastId = (target: Element): number => Number(target.closest('.Toastify__toast')?.id);

/** Transition without animation. The slice decides when a toast appears and disappears. */
function NoTransition({ children, done, isIn }: ToastTransitionProps) {
  useEffect(() => {
    if (!isIn) done();
  }, [isIn, done]);
  return children;
}

function Words({ id }: { id: number }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const item = useAppSelector((state: { toasts: ToastsState }) => toastsSelectors.one(state, id));

  useEffect(() => {
    if (!item) toast.dismiss(String(id));
  }, [item, id]);

  if (!item) return null;
  const dismiss = () => dispatch(toasts.dismissed({ id }));
  return (
    <div
      className={[
        css.toast,
        item.tone === 'error' ? css.error : '',
        item.status === 'leaving' ? css.leaving : '',
      ]
        .filter(Boolean)
        .join(' ')}
      onPointerEnter={() => dispatch(toasts.hovered({ id }))}
      onPointerLeave={() => dispatch(toasts.left({ id }))}
    >
      <button type="button" className={css.words} onClick={dismiss}>
        {text(item.message, item.values)}
      </button>
      {item.undo ? <Ways undo={item.undo} onGone={dismiss} /> : null}
      {item.retry ? <Retry {...item.retry} onGone={dismiss} /> : null}
    </div>
  );
}

/**
 * Link to the cart, and a button that undoes the change to the cart. The button is shown only while an undo is
 * possible.
 */
function Ways({ undo, onGone }: { undo: NonNullable<Toast['undo']>; onGone: () => void }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const canUndo = useAppSelector((state: { cart: CartState }) =>
    undo.of === 'add'
      ? cartSelectors.lines(state).some(({ key }) => key === undo.key)
      : cartSelectors.removed(state)?.key === undo.key,
  );
  return (
    <p className={css.ways}>
      <Link to={toUrl('cart')} onClick={onGone}>
        {text('BUTTON_VIEW_CART')}
      </Link>
      {canUndo ? (
        <button
          type="button"
          onClick={() => {
            dispatch(
              undo.of === 'add'
                ? cart.addUndone({ key: undo.key, quantity: undo.quantity })
                : cart.removalUndone(),
            );
            onGone();
          }}
        >
          {text('BUTTON_UNDO')}
        </button>
      ) : null}
    </p>
  );
}

function Retry({ language, onGone }: NonNullable<Toast['retry']> & { onGone: () => void }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  return (
    <p className={css.ways}>
      <button
        type="button"
        onClick={() => {
          dispatch(i18n.languageChosen({ language }));
          onGone();
        }}
      >
        {text('BUTTON_RETRY')}
      </button>
    </p>
  );
}
