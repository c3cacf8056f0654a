import { useText } from '@/shared/text';
import { CheckIcon, ClockIcon } from '@/ui/icons';
import css from './Order.module.css';
import { statusName } from './StatusTag';

const steps = ['PENDING', 'SHIPPED', 'COMPLETED'] as const;

/** How far an order is on its way; nothing for a status that is no step of it. */
export function OrderSteps({ status }: { status: string }) {
  const { text } = useText();
  const reached = steps.findIndex((step) => statusName(step) === statusName(status));
  if (reached < 0) return null;
  return (
    <ol className={css.steps} aria-label={text('TEXT_ORDER_STEPS')}>
      {steps.map((step, position) => (
        <li
          key={step}
          className={position <= reached ? css.reached : undefined}
          aria-current={position === reached ? 'step' : undefined}
        >
          {position <= reached ? <CheckIcon aria-hidden /> : <ClockIcon aria-hidden />}
          {text(statusName(step) ?? step)}
        </li>
      ))}
    </ol>
  );
}
