import { display, displaySelectors, priceLanguages } from '@/features/display';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Switch } from './Switch';

const words = { 'with-iva': 'BUTTON_WITH_IVA', 'without-iva': 'BUTTON_WITHOUT_IVA' } as const;

/** Switch that shows prices with or without IVA. */
export default function PriceSwitch() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const isWithIva = useAppSelector(displaySelectors.isWithIva);
  return (
    <Switch
      label={text('HEADER_PRICES')}
      options={priceLanguages.map((prices) => ({
        key: prices,
        name: text(words[prices]),
        isChosen: isWithIva === (prices === 'with-iva'),
        onChoose: () => dispatch(display.pricesChosen({ prices })),
      }))}
    />
  );
}
