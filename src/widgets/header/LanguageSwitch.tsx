import { i18n, i18nSelectors, languages } from '@/features/i18n';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { Switch } from '../display/Switch';

/** Language switch. A language has the name that its speakers use. */
export function LanguageSwitch() {
  const dispatch = useAppDispatch();
  const current = useAppSelector(i18nSelectors.language);
  return (
    <Switch
      options={languages.map(({ code, name }) => ({
        key: code,
        name,
        lang: code,
        isChosen: code === current,
        onChoose: () => dispatch(i18n.languageChosen({ language: code })),
      }))}
    />
  );
}
