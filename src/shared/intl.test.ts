import spanish from '../../locales/es.json';
import { getIntl } from './intl';

test('texts with numbers, counts or prices are formatted without the browser’s Intl data', () => {
  const supportedLocalesOf = jest.spyOn(Intl.NumberFormat, 'supportedLocalesOf');
  const figures = jest.spyOn(Intl, 'NumberFormat');
  const plurals = jest.spyOn(Intl, 'PluralRules');
  const intl = getIntl({ locale: 'es-EC', messages: spanish });
  expect(intl.formatMessage({ id: 'TEXT_LINES_READY' }, { ready: 1, total: 1_200 })).toBe(
    '1 de 1.200 líneas listas',
  );
  expect(intl.formatNumber(1_234.5, { style: 'currency', currency: 'USD' })).toBe('$1.234,50');
  expect(supportedLocalesOf).not.toHaveBeenCalled();
  expect(figures).not.toHaveBeenCalled();
  expect(plurals).not.toHaveBeenCalled();
});
