import { i18n, i18nSelectors, languages } from '@/features/i18n';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import css from './Header.module.css';

/** Language switch; each language by its own name. */
export function LanguageSwitch() {
  const dispatch = useAppDispatch();
  const current = useAppSelector(i18nSelectors.language);
  return (
    <span className={css.languages}>
      {languages.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === current}
          onClick={() => dispatch(i18n.languageChosen({ language: code }))}
        >
          {name}
        </button>
      ))}
    </span>
  );
}
