import { accountDataFeature } from '@/features/accountData';
import { authSelectors } from '@/features/auth';
import { getDefaultPrices } from '@/features/display';
import { i18n, i18nSelectors, languages } from '@/features/i18n';
import { toUrl } from '@/features/navigation';
import { openSessionsFeature } from '@/features/openSessions';
import { Link } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { getButtonClass } from '@/ui/Button';
import { RadioCard } from '@/ui/Field';
import { LockIcon } from '@/ui/icons';
import PriceSwitch from '@/widgets/display/PriceSwitch';
import { ThemeSwitch } from '@/widgets/display/ThemeSwitch';
import css from '@/widgets/form/Form.module.css';
import { Page } from '@/widgets/shell/Page';
import { OpenSessionsSection } from './OpenSessionsSection';
import { AccountDataSection } from './AccountDataSection';
import { AccountFacts } from './AccountFacts';
import { StoredDataSection } from './StoredDataSection';
import pageCss from './ProfilePage.module.css';

export const features = [openSessionsFeature, accountDataFeature];

/** Profile page: the ERP's data, preferences, open sessions and stored data. */
export default function ProfilePage() {
  const { text } = useText();
  const account = useAppSelector(authSelectors.account);
  return (
    <Page title={text('LINK_PROFILE')}>
      <div className={pageCss.columns}>
        {account ? <AccountFacts account={account} /> : null}
        <div className={pageCss.side}>
          <LanguageChoice />
          <DisplayChoice />
          <section className={css.card}>
            <h2>{text('HEADER_SAFETY')}</h2>
            <p className={css.muted}>{text('TEXT_SAFETY')}</p>
            <Link className={getButtonClass({ variant: 'secondary' })} to={toUrl('password')}>
              <LockIcon aria-hidden />
              {text('BUTTON_CHANGE_PASSWORD')}
            </Link>
          </section>
          <OpenSessionsSection />
          <StoredDataSection />
          {account ? <AccountDataSection account={account} /> : null}
        </div>
      </div>
    </Page>
  );
}

/** Choice of how prices are shown, and choice of the theme. A text names the default for the prices. */
function DisplayChoice() {
  const { text } = useText();
  const isSeller = useAppSelector(authSelectors.isSeller);
  const isWithIva = getDefaultPrices(isSeller) === 'with-iva';
  return (
    <section className={`${css.card} ${pageCss.choice}`}>
      <h2>{text('HEADER_PRICES')}</h2>
      <PriceSwitch />
      <p className={css.muted}>
        {text('TEXT_PRICES_DEFAULT', {
          iva: text(isWithIva ? 'TEXT_IVA_INCLUDED' : 'TEXT_WITHOUT_IVA'),
          role: isSeller ? 'seller' : 'customer',
        })}
      </p>
      <h2>{text('HEADER_THEME')}</h2>
      <ThemeSwitch />
    </section>
  );
}

/** Choice of the language. A language has the name that its speakers use. */
function LanguageChoice() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const current = useAppSelector(i18nSelectors.language);
  return (
    <fieldset className={`${css.card} ${pageCss.choice}`}>
      <legend>
        <h2>{text('HEADER_LANGUAGE')}</h2>
      </legend>
      {languages.map(({ code, name }) => (
        <RadioCard
          key={code}
          label={name}
          lang={code}
          name="language"
          value={code}
          checked={code === current}
          onChange={() => dispatch(i18n.languageChosen({ language: code }))}
        />
      ))}
    </fieldset>
  );
}
