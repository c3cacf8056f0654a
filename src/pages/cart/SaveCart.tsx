import { cartSelectors, type CartState } from '@/features/cart';
import { useAppStore } from '@/shared/redux';
import { useText } from '@/shared/text';
import { today } from '@/shared/time';
import { CsvButton } from '@/widgets/csv/CsvButton';
import { cartColumns } from './cartColumns';

/** The cart as a file: for a spreadsheet, and for the quick order to read back. */
export default function SaveCart() {
  const { text } = useText();
  const store = useAppStore<{ cart: CartState }>();
  const lines = () => cartSelectors.lines(store.getState());
  return (
    <CsvButton
      name={`${text('TEXT_CART_FILE')}-${today()}.csv`}
      rows={lines}
      columns={() => cartColumns(text, lines())}
    />
  );
}
