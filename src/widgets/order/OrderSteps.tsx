import { useText } from '@/shared/text';
import { CheckIcon, ClockIcon } from '@/ui/icons';
import css from './Order.module.css';
import { getStatusName } from './StatusTag';

/**
 * Statuses that are steps of the progress bar, with the names of the steps. The order's status is shown beside the bar.
 */
const steps = [
  ['PENDING', 'TEXT_ORDER_STEP_RECEIVED'],
  ['SHIPPED', 'TEXT_ORDER_STEP_SHIPPED'],
  ['COMPLETED', 'TEXT_ORDER_STEP_COMPLETED'],
] as const;

/** Progress bar of an order. Hidden if the order's status is not a step. */
export function OrderSteps({ status }: { status: string }) {
  const { text } = useText();
  const reached = steps.findIndex(([step]) => getStatusName(step) === getStatusName(status));
  if (reached < 0) return null;
  return (
    <ol className={css.steps} aria-label={text('TEXT_ORDER_STEPS')}>
      {steps.map(([step, name], position) => (
        <li
          key={step}
          className={position <= reached ? css.reached : undefined}
          aria-current={position === reached ? 'step' : undefined}
        >
          {position <= reached ? <CheckIcon aria-hidden /> : <ClockIcon aria-hidden />}
          {text(name)}
        </li>
      ))}
    </ol>
  );
}
