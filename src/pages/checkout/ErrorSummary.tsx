import { useEffect, useRef } from 'react';
import { useText } from '@/shared/text';
import { Alert } from '@/ui/Alert';
import { getFieldId } from './validateCheckout';
import css from './CheckoutPage.module.css';

interface Problem {
  name: string;
  label: string;
  error: string;
}

/** Error summary with links to the fields. The summary gets the focus at every refused submit. */
export function ErrorSummary({ attempt, problems }: { attempt: number; problems: readonly Problem[] }) {
  const { text } = useText();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  const focusField = (name: string) =>
    document.getElementById(getFieldId(name))?.querySelector<HTMLElement>('input, select, textarea')?.focus();

  return (
    <div ref={box} tabIndex={-1} className={css.errors}>
      {problems.length > 0 ? (
        <Alert tone="bad">
          <p>{text('ERROR_CHECKOUT_SUMMARY', { count: problems.length })}</p>
          <ul>
            {problems.map(({ name, label, error }) => (
              <li key={name}>
                <a
                  href={`#${getFieldId(name)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focusField(name);
                  }}
                >{`${label}: ${error}`}</a>
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </div>
  );
}
