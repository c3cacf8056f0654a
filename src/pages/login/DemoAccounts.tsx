import { authSelectors } from '@/features/auth';
import { useAppSelector } from '@/shared/redux';
import { demoPassword } from '@/shared/site';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import type { Credentials } from '@/widgets/login/LoginForm';
import css from './LoginPage.module.css';

/** Demo accounts, shown if the ERP is a stand-in. */
export function DemoAccounts({ onChosen }: { onChosen: (credentials: Credentials) => void }) {
  const { text } = useText();
  const demo = useAppSelector(authSelectors.demo);
  if (demo.length === 0) return null;
  return (
    <section className={css.card}>
      <h2>{text('HEADER_DEMO_ACCOUNTS')}</h2>
      <p>{text('TEXT_DEMO_ACCOUNTS')}</p>
      <ul>
        {demo.map(({ email, role }) => (
          <li key={email}>
            <span>
              {email}
              <small>{text(role === 'seller' ? 'TEXT_ROLE_SELLER' : 'TEXT_ROLE_CUSTOMER')}</small>
            </span>
            <Button
              variant="secondary"
              size="small"
              aria-label={text('BUTTON_USE_DEMO_ACCOUNT_OF', { email })}
              onClick={() => onChosen({ email, password: demoPassword })}
            >
              {text('BUTTON_USE_DEMO_ACCOUNT')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
