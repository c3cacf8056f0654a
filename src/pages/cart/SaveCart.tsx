import { cartSelectors, type CartState } from '@/features/cart';
import { useAppStore } from '@/shared/redux';
import { useText } from '@/shared/text';
import { getToday } from '@/shared/time';
import { CsvButton } from '@/widgets/csv/CsvButton';
import { buildCartColumns } from './cartColumns';

/** Exports the cart as CSV. Spreadsheets and the quick order can import this file. */
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
