import type { OrderLine } from '@/erp/rows/order';
import { catalogSelectors, type CatalogState } from '@/features/catalog';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Picture } from '@/ui/Picture';
import tableCss from '@/ui/Table.module.css';
import { FitMark } from '../product/FitTag';
import css from './Order.module.css';
import { useOwnFit } from './useOwnFit';

/** Lines of an order, with the prices of the order. */
export function OrderLines({ lines, label }: { lines: readonly OrderLine[]; label: string }) {
  const { text } = useText();
  if (lines.length === 0) return <p className={css.muted}>{text('TEXT_ORDER_WITHOUT_LINES')}</p>;
  return (
    <table className={tableCss.table} aria-label={label}>
      <thead>
        <tr>
          <th>{text('TABLE_CODE')}</th>
          <th>{text('TABLE_PRODUCT')}</th>
          <th className={tableCss.number}>{text('TABLE_PRICE_WITHOUT_IVA')}</th>
          <th className={tableCss.number}>{text('INPUT_QUANTITY')}</th>
          <th className={tableCss.number}>{text('TABLE_TOTAL_WITHOUT_IVA')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, position) => (
          // the keys contain positions, which are stable because an order never changes
          <Row key={`${line.sku} ${position}`} line={line} />
        ))}
      </tbody>
    </table>
  );
}

/**
 * A line of an order. Name and brand of the part come from the order. An order of the ERP names no brand. The brand
 * then comes from today's catalogue, if the product has been loaded. The fitment always comes from today's catalogue. A
 * part that does not fit gets no warning, because it was already bought.
 */
function Row({ line }: { line: OrderLine }) {
  const { text, money, number, option } = useText();
  const product = useAppSelector((state: { catalog: CatalogState }) =>
    catalogSelectors.product(state, line.sku),
  );
  const brand = line.brand ?? product?.brand?.name;
  const { fit, vehicle } = useOwnFit(product?.compatibility ?? []);
  return (
    <tr>
      <td data-label={text('TABLE_CODE')} className={css.code}>
        {line.sku}
      </td>
      <td data-label={text('TABLE_PRODUCT')} className={css.partCell}>
        <div className={css.part}>
          <Picture src={line.image} alt="" size={40} />
          <div>
            <Link to={toUrl('product', { slug: line.sku })}>{line.name || line.sku}</Link>
            {line.options.map((chosen) => (
              <div key={chosen.name} className={css.muted}>
                {option(chosen)}
              </div>
            ))}
            {brand ? <div className={css.muted}>{brand}</div> : null}
            {product?.fitmentText ? <div className={css.muted}>{product.fitmentText}</div> : null}
            {product && fit !== 'not-fit' ? (
              <div>
                <FitMark fit={fit} vehicle={vehicle} />
              </div>
            ) : null}
          </div>
        </div>
      </td>
      <td data-label={text('TABLE_PRICE_WITHOUT_IVA')} className={tableCss.number}>
        {money(line.price)}
      </td>
      <td data-label={text('INPUT_QUANTITY')} className={tableCss.number}>
        {number(line.quantity)}
      </td>
      <td data-label={text('TABLE_TOTAL_WITHOUT_IVA')} className={tableCss.number}>
        {money(line.total)}
      </td>
    </tr>
  );
}
