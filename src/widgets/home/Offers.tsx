import { getNow } from '@/shared/time';
import { site } from '@/shared/site';
import { useText } from '@/shared/text';
import { SectionHead } from '@/ui/SectionHead';
import { useTicker } from '@/ui/useTicker';
import { Block } from './Block';
import { Countdown } from './Countdown';
import { ShelfRow } from './ShelfRow';
import { leaveOutEarlier, offers, useEarlierParts } from './useEarlierParts';

/** Returns the end of the current offers as ISO text; '' if all offers have ended. */
export const endOfOffers = (ends: readonly string[], moment: number): string =>
  ends.find((end) => Date.parse(end) > moment) ?? '';

/** Offers with a countdown to the end of the season. Hidden after the last season. */
export function Offers() {
  const { text } = useText();
  const earlier = useEarlierParts('offers');
  const end = useTicker(() => endOfOffers(site.offersEnd, getNow()));
  if (end === '') return null;
  const title = text('HEADER_OFFERS');
  return (
    <Block room="cards">
      <ShelfRow
        label={title}
        head={<SectionHead title={title} more={<Countdown end={end} />} />}
        shelf={offers}
        isAskingAbove={earlier.isAsking}
        choose={(products) => leaveOutEarlier(products, earlier.slugs)}
      />
    </Block>
  );
}
