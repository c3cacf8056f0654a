import { display, displaySelectors, themes } from '@/features/display';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Switch } from './Switch';

const words = {
  light: 'BUTTON_THEME_LIGHT',
  dark: 'BUTTON_THEME_DARK',
  system: 'BUTTON_THEME_SYSTEM',
} as const;

/** Switch of the theme: light, dark, or the theme of the system. */
export function ThemeSwitch() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(displaySelectors.theme);
  return (
    <Switch
      label={text('HEADER_THEME')}
      options={[null, ...themes].map((theme) => ({
        key: theme ?? 'system',
        name: text(words[theme ?? 'system']),
        isChosen: theme === chosen,
        onChoose: () => dispatch(display.themeChosen({ theme })),
      }))}
    />
  );
}
