import { render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import english from '../../locales/en.json';
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

test.each(languages)('countries have the browsers’ names in $locale', ({ locale, messages }) => {
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
