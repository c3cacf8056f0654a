import 'react-toastify/ReactToastify.css';
import { useEffect } from 'react';
import { Slide, toast, ToastContainer } from 'react-toastify/unstyled';
import { toasts, toastsSelectors, type Toast } from '@/features/toasts';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import css from './Toaster.module.css';

/** The paint of the toasts slice: react-toastify draws what is active and decides nothing; its own timers are off. */
export default function Toaster() {
  const items = useAppSelector(toastsSelectors.all);
  const { text } = useText();

  useEffect(() => {
    for (const item of items) {
      const toastId = String(item.id);
      if (item.status === 'active' && !toast.isActive(toastId)) {
        toast(<Words item={item} />, { toastId, type: item.tone });
      }
      if (item.status === 'leaving') toast.dismiss(toastId);
    }
  }, [items]);

  return (
    <ToastContainer
      aria-label={text('TEXT_NOTICES')}
      position="top-right"
      newestOnTop
      autoClose={false}
      closeButton={false}
      closeOnClick={false}
      draggable={false}
      hideProgressBar
      role="status"
      transition={Slide}
    />
  );
}

function Words({ item }: { item: Toast }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const { id } = item;
  return (
    <button
      type="button"
      className={css.words}
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
