import type { Account } from '@/erp/rows/account';
import { getWhatsappUrl } from '@/shared/site';
import { useText } from '@/shared/text';
import { Avatar } from '@/ui/Avatar';
import { getButtonClass } from '@/ui/Button';
import { WhatsappIcon } from '@/ui/icons';
import css from '@/widgets/form/Form.module.css';
import pageCss from './ProfilePage.module.css';

/** The account's data in the ERP. They are read-only, because the ERP's staff maintains them. */
export function AccountFacts({ account }: { account: Account }) {
  const { text, percent } = useText();
  const { role, code, name, tradeName, email, phone, level, discount } = account;
  const facts = [
    ['TABLE_LEGAL_NAME', name],
    ['TABLE_TRADE_NAME', tradeName],
    ['TABLE_CODE', code],
    ['INPUT_EMAIL', email],
    ['INPUT_PHONE', phone],
    ...(role === 'customer'
      ? [
          ['TABLE_LEVEL', String(level)],
          ['TABLE_DISCOUNT', percent(discount)],
        ]
      : []),
  ] as const;
  return (
    <section className={css.card}>
      <div className={pageCss.head}>
        <Avatar name={tradeName || name} />
        <h2>{text('HEADER_ACCOUNT_FACTS')}</h2>
      </div>
      <dl className={pageCss.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([label = '', value]) => (
            <div key={label}>
              <dt>{text(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p className={css.muted}>{text('TEXT_FACTS_CHANGED_BY_US')}</p>
      <a
        className={getButtonClass({ variant: 'secondary' })}
        href={getWhatsappUrl(text('TEXT_WHATSAPP_PROFILE', { code, name: tradeName || name }))}
        target="_blank"
        rel="noreferrer"
      >
        <WhatsappIcon aria-hidden />
        {text('LINK_ASK_FOR_CHANGE')}
      </a>
    </section>
  );
}
