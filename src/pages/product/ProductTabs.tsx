import { useState } from 'react';
import type { Product } from '@/erp/rows/product';
import { useText } from '@/shared/text';
import table from '@/ui/Table.module.css';
import { Tabs } from '@/ui/Tabs';
import css from './ProductPage.module.css';

type Tab = 'specification' | 'equivalents';

/** Only what there is something to say of. */
export function ProductTabs({ product }: { product: Product }) {
  const { text } = useText();
  const tabs = [
    ...(product.attributes.length > 0
      ? [{ name: 'specification' as Tab, title: text('HEADER_SPECIFICATION') }]
      : []),
    ...(product.equivalents.length > 0
      ? [{ name: 'equivalents' as Tab, title: text('HEADER_EQUIVALENTS') }]
      : []),
  ];
  const [chosen, setChosen] = useState<Tab>(tabs[0]?.name ?? 'specification');
  if (tabs.length === 0) return null;
  return (
    <Tabs label={text('HEADER_DETAILS')} tabs={tabs} current={chosen} onChoose={setChosen}>
      {chosen === 'specification' ? (
        <table className={`${table.table} ${css.specification}`}>
          <tbody>
            {product.attributes.map(({ group, name, value }) => (
              <tr key={group + name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <ul className={css.numbers}>
          {product.equivalents.map((number) => (
            <li key={number}>{number}</li>
          ))}
        </ul>
      )}
    </Tabs>
  );
}
