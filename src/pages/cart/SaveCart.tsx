import { cartSelectors, type CartState } from '@/features/cart';
import { useAppStore } from '@/shared/redux';
import { useText } from '@/shared/text';
import { getToday } from '@/shared/time';
import { CsvButton } from '@/widgets/csv/CsvButton';
import { buildCartColumns } from './cartColumns';

/** The cart as a file: for a spreadsheet, and for the quick order to read back. */
export default function SaveCart() {
  const { text } = useText();
  const store = useAppStore<{ cart: CartState }>();
  const lines = () => cartSelectors.lines(store.getState());
  return (
    <CsvButton
      name={`${text('TEXT_CART_FILE')}-${getToday()}.csv`}
      rows={lines}
      columns={() => buildCartColumns(text, lines())}
    />
  );
}
