import { Formik } from 'formik';
import * as yup from 'yup';
import type { OptionGroup, Product } from '@/erp/rows/product';
import { authSelectors } from '@/features/auth';
import { cart, cartProduct, cartSelectors, type CartState } from '@/features/cart';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { CartIcon } from '@/ui/icons';
import { NumberInput } from '@/ui/NumberInput';
import css from './AddToCartForm.module.css';

const schemaOf = (options: readonly OptionGroup[], room: number) =>
  yup.object({
    quantity: yup
      .number()
      .required('ERROR_ADD_TO_CART_QUANTITY')
      .min(1, 'ERROR_ADD_TO_CART_QUANTITY')
      .max(room, 'ERROR_STOCK'),
    options: yup.object(
      Object.fromEntries(
        options.map(({ slug }) => [slug, yup.string().required('ERROR_ADD_TO_CART_OPTIONS')]),
      ),
    ),
  });

/** Options, quantity and the button; what is missing is said when the button is pressed. Guests get nothing. */
export default function AddToCartForm({ product }: { product: Product }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const discount = useAppSelector(authSelectors.discount);
  const isAdding = useAppSelector((state: { cart: CartState }) => cartSelectors.isAdding(state, product.id));
  const wanted = cartProduct(product, discount);
  const room = useAppSelector((state: { cart: CartState }) =>
    wanted ? cartSelectors.room(state, wanted) : 0,
  );
  if (!wanted) return null;

  const initialOptions: Record<string, string> = Object.fromEntries(
    product.options.map(({ slug }) => [slug, '']),
  );
  return (
    <Formik
      initialValues={{ quantity: 1, options: initialOptions }}
      validationSchema={schemaOf(product.options, Math.max(1, room))}
      onSubmit={({ quantity, options }) => {
        dispatch(
          cart.addRequested({
            product: wanted,
            quantity,
            options: product.options.map(({ slug, name, values }) => ({
              name,
              value: values.find((value) => value.slug === options[slug])?.name ?? '',
            })),
          }),
        );
      }}
    >
      {({ values, errors, touched, setFieldValue, handleSubmit, submitCount }) => (
        <form className={css.form} onSubmit={handleSubmit} noValidate>
          {product.options.map((group) => (
            <fieldset key={group.slug} className={css.options}>
              <legend>{group.name}</legend>
              {group.values.map((value) => (
                <label key={value.slug} className={css.option}>
                  <input
                    type="radio"
                    name={`options.${group.slug}`}
                    checked={values.options[group.slug] === value.slug}
                    onChange={() => void setFieldValue(`options.${group.slug}`, value.slug)}
                  />
                  {value.color ? (
                    <svg viewBox="0 0 16 16" aria-hidden>
                      <circle cx="8" cy="8" r="7.5" fill={value.color} stroke="#8b8f95" />
                    </svg>
                  ) : null}
                  <span>{value.name}</span>
                </label>
              ))}
            </fieldset>
          ))}
          {submitCount > 0 && errors.options ? (
            <p className={css.error} role="alert">
              {text('ERROR_ADD_TO_CART_OPTIONS')}
            </p>
          ) : null}
          {(touched.quantity || submitCount > 0) && errors.quantity ? (
            <p className={css.error} role="alert">
              {text(errors.quantity)}
            </p>
          ) : null}
          {room === 0 && !isAdding ? <p className={css.error}>{text('ERROR_STOCK')}</p> : null}
          <div className={css.row}>
            <NumberInput
              label={text('INPUT_QUANTITY')}
              decreaseLabel={text('BUTTON_DECREASE_QUANTITY')}
              increaseLabel={text('BUTTON_INCREASE_QUANTITY')}
              value={values.quantity}
              max={Math.max(1, room)}
              onChange={(quantity) => void setFieldValue('quantity', quantity)}
            />
            <Button
              type="submit"
              wide
              busy={isAdding}
              disabled={room === 0 && !isAdding}
              icon={<CartIcon aria-hidden />}
            >
              {text('BUTTON_ADD_TO_CART')}
            </Button>
          </div>
        </form>
      )}
    </Formik>
  );
}
