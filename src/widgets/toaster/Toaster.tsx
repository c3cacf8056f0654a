import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast, ToastContainer, type ToastTransitionProps } from 'react-toastify/unstyled';
import { toasts, toastsSelectors, type ToastsState } from '@/features/toasts';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { useTopDialog } from '@/ui/dialogStack';
import css from './Toaster.module.css';

/**
 * The paint of the toasts slice: react-toastify draws what is there and decides nothing; its own timers are off. Where a
 * dialog is open they stand in it: the rest of the page is behind it, and inert.
 */
export default function Toaster() {
  const { text } = useText();
  const items = useAppSelector(toastsSelectors.all);
  const dialog = useTopDialog();
  const [place] = useState(() => document.createElement('div'));
  const dispatch = useAppDispatch();

  useLayoutEffect(() => {
    (dialog ?? document.body).append(place);
  }, [dialog, place]);
  useEffect(() => () => place.remove(), [place]);

  useEffect(() => {
    for (const { id, status, tone } of items) {
      const toastId = String(id);
      if (status === 'active' && !toast.isActive(toastId)) toast(<Words id={id} />, { toastId, type: tone });
    }
  }, [items]);

  return createPortal(
    <div
      onFocus={({ target }) => dispatch(toasts.hovered({ id: idOf(target) }))}
      onBlur={({ target }) => dispatch(toasts.left({ id: idOf(target) }))}
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
        transition={AtOnce}
      />
    </div>,
    place,
  );
}

/** What the library draws around our words takes the focus, too, and is known by the toast's number. */
const idOf = (target: Element): number => Number(target.closest('.Toastify__toast')?.id);

/** The slice times coming and going; the library only puts in and takes out. */
function AtOnce({ children, done, isIn }: ToastTransitionProps) {
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
  return (
    <button
      type="button"
      className={[
        css.words,
        item.tone === 'error' ? css.error : '',
        item.status === 'leaving' ? css.leaving : '',
      ]
        .filter(Boolean)
        .join(' ')}
      onPointerEnter={() => dispatch(toasts.hovered({ id }))}
      onPointerLeave={() => dispatch(toasts.left({ id }))}
      onClick={() => dispatch(toasts.dismissed({ id }))}
    >
      {text(item.message, item.values)}
    </button>
  );
}
