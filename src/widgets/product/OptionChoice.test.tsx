import { render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { colour, colourTemperature, packaging, side, wiperSize } from '../../../demo/erp/data/options';
import catalogue from '../../../locales/catalogue.en.json';
import { getIntl } from '@/shared/intl';
import { OptionChoice } from './OptionChoice';

test('an option is labelled in the current language', () => {
  render(
    <RawIntlProvider value={getIntl({ locale: 'en-US', messages: catalogue })}>
      <OptionChoice
        group={{
          slug: 'lado',
          name: 'Lado',
          type: 'default',
          values: [{ slug: 'izquierdo', name: 'Izquierdo' }],
        }}
        chosen=""
        onChoose={() => undefined}
      />
    </RawIntlProvider>,
  );
  expect(screen.getByRole('radiogroup', { name: 'Side' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Left' })).toBeVisible();
});

test('all options of the demonstration have English words', () => {
  const names = [side, packaging, colourTemperature, wiperSize, colour]
    .flatMap(({ nombre, valores }) => [nombre, ...valores.map((value) => value.nombre)])
    // a measure is the same in both languages
    .filter((name) => !/\d/.test(name));
  expect(names.filter((name) => !(name in catalogue))).toEqual([]);
});
