import { useText } from '@/shared/text';
import { Tag } from '@/ui/Tag';

const looks = {
  PENDIENTE: { tone: 'warn', icon: 'clock', text: 'TEXT_ORDER_STATUS_PENDING' },
  PENDING: { tone: 'warn', icon: 'clock', text: 'TEXT_ORDER_STATUS_PENDING' },
  SHIPPED: { tone: 'info', icon: 'info', text: 'TEXT_ORDER_STATUS_SHIPPED' },
  COMPLETED: { tone: 'good', icon: 'check', text: 'TEXT_ORDER_STATUS_COMPLETED' },
} as const;

const isKnown = (status: string): status is keyof typeof looks => Object.hasOwn(looks, status);

/** Returns the message id of a status; null for an unknown status. */
export const getStatusName = (status: string) => (isKnown(status) ? looks[status].text : null);

/** Tag with the status of an order. An unknown status is shown unchanged. */
export function StatusTag({ status }: { status: string }) {
  const { text } = useText();
  if (!isKnown(status)) return <Tag tone="neutral">{status}</Tag>;
  const { tone, icon, text: id } = looks[status];
  return (
    <Tag tone={tone} icon={icon}>
      {text(id)}
    </Tag>
  );
}
