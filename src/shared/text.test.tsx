import { render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import english from '../../locales/en.json';
import catalogue from '../../locales/catalogue.en.json';
import spanish from '../../locales/es.json';
import { getIntl } from './intl';
import { useText } from './text';

const languages = [
  { locale: 'es-EC', messages: spanish },
  { locale: 'en-US', messages: english },
];

function Countries({ codes }: { codes: string[] }) {
  const { country } = useText();
  return codes.map((code) => <li key={code}>{country(code)}</li>);
}

test.each(languages)('countries in $locale have the same names as in browsers', ({ locale, messages }) => {
  const translated = messages.TEXT_COUNTRY.match(/\b[A-Z]{2}(?= \{)/g) ?? [];
  const codes = [...translated, 'NZ'];
  render(
    <RawIntlProvider value={getIntl({ locale, messages })}>
      <Countries codes={codes} />
    </RawIntlProvider>,
  );
  const browsers = new Intl.DisplayNames(locale, { type: 'region' });
  expect(codes.length).toBeGreaterThan(30);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    codes.map((code) => browsers.of(code)),
  );
});

function Percents() {
  const { percent, text } = useText();
  return (
    <>
      <li>{percent(12.5)}</li>
      <li>{text('TABLE_IVA', { percent: 15 })}</li>
    </>
  );
}

test.each([
  ['Spanish', languages[0]!, ['12,5 %', 'IVA 15 %']],
  ['English', languages[1]!, ['12.5%', 'VAT 15%']],
])('percentages in %s have the format of the language, alone and after a word', (_, language, written) => {
  render(
    <RawIntlProvider value={getIntl(language)}>
      <Percents />
    </RawIntlProvider>,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent.replace('\u00a0', ' '))).toEqual(
    written,
  );
});

function Option() {
  const { option } = useText();
  return <p>{option({ name: 'Presentación', value: 'Izquierdo' })}</p>;
}

test.each([
  ['Presentación: Izquierdo', spanish],
  ['Pack: Left', { ...english, ...catalogue }],
])('the option of a cart line is shown as «%s» with the words of the language', (words, messages) => {
  render(
    <RawIntlProvider value={getIntl({ locale: 'en-US', messages })}>
      <Option />
    </RawIntlProvider>,
  );
  expect(screen.getByText(words)).toBeVisible();
});
