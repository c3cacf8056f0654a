import { useText } from '@/shared/text';
import { SectionHead } from '@/ui/SectionHead';
import { Block } from './Block';
import { ShelfRow } from './ShelfRow';

export function NewArrivals() {
  const { text } = useText();
  const title = text('HEADER_NEW_ARRIVALS');
  return (
    <Block room="doubleCards">
      <ShelfRow
        label={title}
        head={<SectionHead title={title} />}
        shelf={{ kind: 'new' }}
        most={16}
        rows={2}
      />
    </Block>
  );
}
