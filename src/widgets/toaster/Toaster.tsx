import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast, ToastContainer, type ToastTransitionProps } from 'react-toastify/unstyled';
import { toasts, toastsSelectors, type ToastsState } from '@/features/toasts';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { useTopDialog } from '@/ui/dialogStack';
import css from './Toaster.module.css';

/**
 * Renders the toasts slice with react-toastify, whose timers are off. Toasts move into an open dialog: the
 * rest of the page is inert.
 */
export default function Toaster() {
  const { text } = useText();
  const items = useAppSelector(toastsSelectors.all);
  const dialog = useTopDialog();
  const [container] = useState(() => document.createElement('div'));
  const dispatch = useAppDispatch();

  useLayoutEffect(() => {
    (dialog ?? document.body).append(container);
  }, [dialog, container]);
  useEffect(() => () => container.remove(), [container]);

  useEffect(() => {
    for (const { id, status, tone } of items) {
      const toastId = String(id);
      if (status === 'active' && !toast.isActive(toastId)) toast(<Words id={id} />, { toastId, type: tone });
    }
  }, [items]);

  return createPortal(
    <div
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

/** Returns the toast's id: the library's wrapper is focusable, too, and carries it. */
const getToastId = (target: Element): number => Number(target.closest('.Toastify__toast')?.id);

/** Transition without animation: the slice times appearance and removal. */
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
