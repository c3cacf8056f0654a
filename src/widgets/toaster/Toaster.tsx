import { useEffect } from 'react';
import { toast, ToastContainer, type ToastTransitionProps } from 'react-toastify/unstyled';
import { toasts, toastsSelectors, type ToastsState } from '@/features/toasts';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import css from './Toaster.module.css';

/** The paint of the toasts slice: react-toastify draws what is there and decides nothing; its own timers are off. */
export default function Toaster() {
  const { text } = useText();
  const items = useAppSelector(toastsSelectors.all);

  useEffect(() => {
    for (const { id, status, tone } of items) {
      const toastId = String(id);
      if (status === 'active' && !toast.isActive(toastId)) toast(<Words id={id} />, { toastId, type: tone });
    }
  }, [items]);

  return (
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
  );
}

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
      onFocus={() => dispatch(toasts.hovered({ id }))}
      onPointerLeave={() => dispatch(toasts.left({ id }))}
      onBlur={() => dispatch(toasts.left({ id }))}
      onClick={() => dispatch(toasts.dismissed({ id }))}
    >
      {text(item.message, item.values)}
    </button>
  );
}
