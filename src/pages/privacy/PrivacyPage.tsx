import { site } from '@/shared/site';
import { useText } from '@/shared/text';
import { Page } from '@/widgets/shell/Page';
import { useOwnLanguage } from '@/widgets/post/useOwnLanguage';
import { SaleTerms } from '@/widgets/saleTerms/SaleTerms';
import css from './PrivacyPage.module.css';
import { privacySections } from './privacyTexts';

/** Privacy page: the stored data (purpose and retention), the rights of people, and the conditions of sale. */
export default function PrivacyPage() {
  const { text } = useText();
  const language = useOwnLanguage();
  return (
    <Page title={text('LINK_PRIVACY')} description={text('TEXT_PRIVACY_DESCRIPTION', { name: site.name })}>
      <div className={css.text}>
        {privacySections[language].map(({ heading, paragraphs = [], items = [] }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {items.length === 0 ? null : (
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <section id="terms">
          <h2>{text('HEADER_TERMS')}</h2>
          <SaleTerms />
        </section>
      </div>
    </Page>
  );
}
