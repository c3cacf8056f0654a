import { useText } from '@/shared/text';
import { SectionHead } from '@/ui/SectionHead';
import { Block } from './Block';
import { ShelfRow } from './ShelfRow';
import { leaveOutEarlier, newest, useEarlierParts } from './useEarlierParts';

export function NewArrivals() {
  const { text } = useText();
  const earlier = useEarlierParts('new');
  const title = text('HEADER_NEW_ARRIVALS');
  return (
    <Block room="doubleCards">
      <ShelfRow
        label={title}
        head={<SectionHead title={title} />}
        shelf={newest}
        isAskingAbove={earlier.isAsking}
        choose={(products) => leaveOutEarlier(products, earlier.slugs)}
        most={16}
        rows={2}
      />
    </Block>
  );
}
