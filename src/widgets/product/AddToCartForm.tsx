import { Formik, type FormikHelpers } from 'formik';
import { useId, type FormEvent } from 'react';
import * as yup from 'yup';
import type { OptionGroup, Product } from '@/erp/rows/product';
import { authSelectors } from '@/features/auth';
import { cart, toCartProduct, cartSelectors, type CartState } from '@/features/cart';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { FocusFirstInvalidField } from '@/ui/FocusFirstInvalidField';
import { CartIcon } from '@/ui/icons';
import { NumberInput, parseWholeNumber } from '@/ui/NumberInput';
import css from './AddToCartForm.module.css';
import { OptionChoice } from './OptionChoice';
import { useFit } from './useFit';

/** Texts for a product that is not in stock. They say what the customer can do. */
const notices = {
  'on-backorder': 'TEXT_ASK_FOR_BACKORDER',
  'out-of-stock': 'TEXT_ASK_FOR_OUT_OF_STOCK',
} as const;

const buildSchema = (options: readonly OptionGroup[], room: number) =>
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

interface Choice {
  quantity: number;
  /** Slug of the chosen value by the slug of the option; '' if no value is chosen. */
  options: Record<string, string>;
}

/** Form with options, quantity and button. Errors are shown after a submit. Guests do not see the form. */
export default function AddToCartForm({
  product,
  id,
}: {
  product: Product;
  /** Id of the form. A submit button outside the form needs this id. */
  id?: string;
}) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const errorId = useId();
  const discount = useAppSelector(authSelectors.discount);
  const isAdding = useAppSelector((state: { cart: CartState }) => cartSelectors.isAdding(state, product.id));
  const isMisfit = useFit(product.compatibility) === 'not-fit';
  const cartProduct = toCartProduct(product, discount);
  const room = useAppSelector((state: { cart: CartState }) =>
    cartProduct ? cartSelectors.room(state, cartProduct) : 0,
  );
  if (!cartProduct) return null;
  const isClosed = room === 0 && !isAdding;

  const initialOptions: Record<string, string> = Object.fromEntries(
    product.options.map(({ slug }) => [slug, '']),
  );
  const schema = buildSchema(product.options, Math.max(1, room));
  const add = (
    { quantity, options }: Choice,
    { setFieldValue }: Pick<FormikHelpers<Choice>, 'setFieldValue'>,
  ) => {
    dispatch(
      cart.addRequested({
        product: cartProduct,
        quantity,
        options: product.options.map(({ slug, name, values }) => ({
          name,
          value: values.find((value) => value.slug === options[slug])?.name ?? '',
        })),
      }),
    );
    // the quantity is reset, because to add the same quantity again may exceed the remaining stock
    void setFieldValue('quantity', 1, false);
  };
  return (
    <Formik<Choice>
      initialValues={{ quantity: 1, options: initialOptions }}
      validationSchema={schema}
      onSubmit={add}
    >
      {({
        values,
        errors,
        touched,
        setErrors,
        setFieldValue,
        setFieldTouched,
        handleSubmit,
        submitCount,
        isSubmitting,
      }) => {
        const submit = (event: FormEvent<HTMLFormElement>) => {
          // Formik renders twice before a submit, so a valid form is handled at once, without Formik
          if (!schema.isValidSync(values)) return handleSubmit(event);
          event.preventDefault();
          setErrors({});
          add(values, { setFieldValue });
        };
        const isSubmitted = submitCount > 0;
        const shownError = touched.quantity || isSubmitted ? errors.quantity : undefined;
        const notice = product.stock === null || product.stock === 'in-stock' ? null : notices[product.stock];
        const quantityError = isClosed && !notice ? 'ERROR_STOCK' : shownError;
        return (
          <form id={id} className={css.form} onSubmit={submit} noValidate>
            <FocusFirstInvalidField
              refusals={isSubmitting || Object.keys(errors).length === 0 ? 0 : submitCount}
            />
            {product.options.map((group) => (
              <OptionChoice
                key={group.slug}
                group={group}
                chosen={values.options[group.slug] ?? ''}
                error={
                  isSubmitted && errors.options?.[group.slug] ? text('ERROR_ADD_TO_CART_OPTIONS') : undefined
                }
                onChoose={(slug) => void setFieldValue(`options.${group.slug}`, slug)}
              />
            ))}
            <div className={css.row}>
              {/* the number input reports only values within the bounds, but other values must show an error */}
              <div
                onChange={({ target }: FormEvent<HTMLDivElement>) => {
                  if (target instanceof HTMLInputElement)
                    // a text that is not a number becomes 0, which is invalid
                    void setFieldValue('quantity', parseWholeNumber(target.value) ?? 0);
                }}
                onBlur={() => void setFieldTouched('quantity')}
              >
                <NumberInput
                  label={text('INPUT_QUANTITY')}
                  decreaseLabel={text('BUTTON_DECREASE_QUANTITY')}
                  increaseLabel={text('BUTTON_INCREASE_QUANTITY')}
                  value={values.quantity}
                  min={Math.min(1, values.quantity)}
                  max={Math.max(1, room, values.quantity)}
                  invalid={Boolean(quantityError)}
                  describedBy={quantityError ? errorId : undefined}
                  onChange={(quantity) => void setFieldValue('quantity', quantity)}
                />
              </div>
              <Button
                type="submit"
                wide
                variant={isMisfit ? 'secondary' : 'primary'}
                busy={isAdding}
                aria-disabled={isClosed || undefined}
                aria-describedby={isClosed ? errorId : undefined}
                icon={<CartIcon aria-hidden />}
              >
                {text('BUTTON_ADD_TO_CART')}
              </Button>
            </div>
            {isClosed && notice ? (
              <p id={errorId} className={css.notice}>
                {text(notice)}
              </p>
            ) : (
              <p id={errorId} className={css.error} role="alert">
                {quantityError ? text(quantityError) : null}
              </p>
            )}
          </form>
        );
      }}
    </Formik>
  );
}
