import { getIn, setIn, useFormik } from 'formik';
import { useState, type SyntheticEvent } from 'react';
import { accountSelectors } from '@/features/account';
import { addressesSelectors } from '@/features/addresses';
import { cart, cartSelectors } from '@/features/cart';
import { navigation } from '@/features/navigation';
import { isPlacingOrder, orders, ordersSelectors } from '@/features/orders';
import { paymentSelectors } from '@/features/payment';
import { findOwnVehicle, getFitment, vehiclesSelectors } from '@/features/vehicles';
import { deepEqual } from '@/shared/deepEqual';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import type { PaymentMethod } from '@/shop/schemas';
import { useCartTotals } from '@/widgets/cart/useCartTotals';
import {
  checkedFields,
  getIncompatibilityKey,
  newAddress,
  buildOrder,
  validateCheckout,
  type CheckoutValues,
} from './validateCheckout';
import { createBlurHandler } from '@/widgets/form/createBlurHandler';

/** Checkout form. The input is stored as the cart's draft. Valid input becomes an order. */
export function useCheckout() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const lines = useAppSelector(cartSelectors.lines);
  const { total } = useCartTotals();
  const { idempotencyKey, authorisation, ...draft } = useAppSelector(cartSelectors.draft);
  const branches = useAppSelector(accountSelectors.branches);
  const ownAddresses = useAppSelector(addressesSelectors.addresses);
  const ownStatus = useAppSelector(addressesSelectors.status);
  const defaultAddress = useAppSelector(addressesSelectors.defaultAddress);
  const statement = useAppSelector(accountSelectors.statement);
  const offer = useAppSelector(paymentSelectors.offer);
  const script = useAppSelector(paymentSelectors.script);
  const vehicle = useAppSelector(vehiclesSelectors.current);
  const garage = useAppSelector(vehiclesSelectors.garage);
  const isPlacing = useAppSelector(isPlacingOrder);
  const placement = useAppSelector(ordersSelectors.placement);
  const [attempt, setAttempt] = useState(0);
  const [submitted, setSubmitted] = useState<CheckoutValues | null>(null);

  // if a part fits another vehicle of the garage, this part counts as bought for that vehicle
  const misfits = lines.filter(
    ({ product: { compatibility } }) =>
      getFitment(compatibility, findOwnVehicle(compatibility, vehicle, garage)) === 'not-fit',
  );
  const misfit = getIncompatibilityKey(vehicle, misfits);
  // a payment method that was chosen before a reload is kept until an answer excludes it, because otherwise another
  // payment method would be chosen meanwhile
  const offersCredit = statement.value ? statement.value.creditLimit > 0 : draft.payment === 'credit';
  const offersCard = offer.status === 'ready' ? offer.card !== null : draft.payment === 'card';
  const isCardLost = script === 'failed' || offer.status === 'failed';

  const isOffered = (method: PaymentMethod) =>
    method === 'credit' ? offersCredit : method === 'card' ? offersCard : true;

  const choices = [...branches.items, ...ownAddresses];
  // addresses that are still loading may include the default address
  const isWaiting = branches.status === 'asking' || ownStatus === 'asking';
  /**
   * Selects the default address until the user chooses one, because addresses load after the form. A customer without
   * addresses gets the form for a new address.
   */
  const withDefaultAddress = (values: CheckoutValues): CheckoutValues => {
    const isKnown = values.addressId === newAddress || choices.some(({ id }) => id === values.addressId);
    const isAnswered = !isWaiting && branches.status !== 'idle';
    const fallback = isAnswered ? (defaultAddress?.id ?? newAddress) : null;
    return {
      ...values,
      addressId: isKnown ? values.addressId : fallback,
      payment: isOffered(values.payment) ? values.payment : 'transfer',
    };
  };

  const circumstances = { misfit, isCardLost };
  const form = useFormik<CheckoutValues>({
    initialValues: { ...draft, misfitAccepted: '' },
    validate: (values) => validateCheckout(withDefaultAddress(values), circumstances),
    onSubmit: (values) => {
      const order = buildOrder(withDefaultAddress(values), choices, lines, total, authorisation);
      if (!order || idempotencyKey === null) return;
      setSubmitted(values);
      dispatch(orders.orderSubmitted({ order, idempotencyKey }));
    },
  });
  const values = withDefaultAddress(form.values);
  const problems = validateCheckout(values, circumstances);
  const waitsForCard = values.payment === 'card' && script !== 'ready' && !isCardLost;
  const problem = (name: string): string | undefined => {
    const id: unknown = getIn(problems, name);
    return typeof id === 'string' ? text(id) : undefined;
  };

  const isReady = idempotencyKey !== null && !isWaiting && !waitsForCard;

  return {
    values,
    choices,
    vehicle,
    misfits,
    misfit,
    offersCredit,
    offersCard,
    /** Number of refused submissions. The error summary gets the focus when this number changes. */
    attempt,
    problems: checkedFields.flatMap(([name, label]) => {
      const showsError = attempt > 0 && problem(name);
      return showsError ? [{ name, label: text(label), error: showsError }] : [];
    }),
    isPlacing,
    /**
     * Whether the order waits for a code that verifies the e-mail. A changed form is a new order, which does not wait.
     */
    asksForCode:
      placement.status === 'rejected' &&
      placement.failure === 'EMAIL_UNVERIFIED' &&
      (submitted === null || deepEqual(form.values, submitted)),
    canSubmit: isReady && !isPlacing,
    change: (name: string, value: string | boolean) => {
      const { misfitAccepted, ...typed } = setIn(form.values, name, value) as CheckoutValues;
      void form.setValues({ ...typed, misfitAccepted });
      if (!form.dirty) dispatch(navigation.formDirtied({ form: 'checkout' }));
      dispatch(cart.draftTyped(typed));
    },
    blurred: createBlurHandler(form.handleBlur),
    errorOf: (name: string) => (getIn(form.touched, name) ? problem(name) : undefined),
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isReady) return;
      if (Object.keys(problems).length > 0) setAttempt(attempt + 1);
      form.handleSubmit(event);
    },
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
