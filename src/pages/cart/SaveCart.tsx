import { cartSelectors } from '@/features/cart';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { today } from '@/shared/time';
import { CsvButton } from '@/widgets/csv/CsvButton';
import { cartColumns } from './cartColumns';

/** The cart as a file: for a spreadsheet, and for the quick order to read back. */
export default function SaveCart() {
  const { text } = useText();
  const lines = useAppSelector(cartSelectors.lines);
  return <CsvButton name={`carrito-${today()}.csv`} rows={lines} columns={() => cartColumns(text, lines)} />;
}
