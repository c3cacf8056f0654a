import { useState } from 'react';
import { vehiclesSelectors } from '@/features/vehicles';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import type { Vehicle } from '@/shop/schemas';
import { TextField } from '@/ui/Field';
import { CheckIcon } from '@/ui/icons';
import table from '@/ui/Table.module.css';
import { filterVehicles, buildFitmentTable } from './buildFitmentTable';
import css from './Panels.module.css';

/** Minimum number of rows for which a search field is shown. */
const minRowsForSearch = 8;

/** Fitment table by make: models, years and engines. The row of the current vehicle is marked. */
export function FitmentTable({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const { text } = useText();
  const current = useAppSelector(vehiclesSelectors.current);
  const [words, setWords] = useState('');
  const rowCount = buildFitmentTable(vehicles).reduce((sum, { rows }) => sum + rows.length, 0);
  const makes = buildFitmentTable(filterVehicles(vehicles, words));
  return (
    <>
      {rowCount >= minRowsForSearch ? (
        <div className={css.filter}>
          <TextField
            type="search"
            label={text('INPUT_FILTER_VEHICLES')}
            placeholder={text('INPUT_FILTER_VEHICLES_PLACEHOLDER')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
      ) : null}
      {makes.length === 0 ? <p>{text('TEXT_NO_VEHICLES_FOUND')}</p> : null}
      {makes.map(({ make, rows }) => (
        <table key={make} className={`${table.table} ${css.vehicles}`}>
          <caption>{make}</caption>
          <thead>
            <tr>
              <th scope="col">{text('INPUT_MODEL')}</th>
              <th scope="col">{text('TABLE_YEARS')}</th>
              <th scope="col">{text('TABLE_ENGINES')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ model, years, engines, ids }) => {
              const isOwn = current !== null && ids.includes(current.id);
              return (
                <tr key={model + years} className={isOwn ? css.mine : undefined}>
                  <td data-label={text('INPUT_MODEL')}>
                    <span className={css.model}>
                      {model}
                      {isOwn ? (
                        <small>
                          <CheckIcon aria-hidden />
                          {text('TEXT_YOUR_VEHICLE')}
                        </small>
                      ) : null}
                    </span>
                  </td>
                  <td data-label={text('TABLE_YEARS')}>{years}</td>
                  <td data-label={text('TABLE_ENGINES')} className={css.engines}>
                    {engines.join(' · ')}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      ))}
    </>
  );
}
