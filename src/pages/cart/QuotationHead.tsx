import { authSelectors } from '@/features/auth';
import { useAppSelector } from '@/shared/redux';
import { site } from '@/shared/site';
import { useText } from '@/shared/text';
import { getToday } from '@/shared/time';
import css from './CartPage.module.css';

/** Head of the printed quotation: seller, customer, and the date of the prices. */
export function QuotationHead() {
  const { text, date } = useText();
  const customer = useAppSelector(authSelectors.servedCustomer);
  const account = useAppSelector(authSelectors.account);
  const isSeller = useAppSelector(authSelectors.isSeller);
  const rows = [
    [site.name, site.address, site.phone, site.email],
    [customer?.tradeName, customer?.name, customer?.code],
    [isSeller && account ? `${text('TABLE_SELLER')}: ${account.name}` : null],
    [text('TEXT_QUOTATION_OF', { day: date(getToday()) })],
  ];
  return (
    <div className={css.onPaper}>
      {rows.map((row) => {
        const words = row.filter(Boolean).join(' · ');
        return words ? <p key={words}>{words}</p> : null;
      })}
    </div>
  );
}
