import css from './Switch.module.css';

interface Option {
  key: string;
  name: string;
  /** Language of the name, if it differs from the page's. */
  lang?: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A row of buttons, one of which is pressed. */
export const Switch = ({ label, options }: { label?: string; options: readonly Option[] }) => (
  <span className={css.switch} role={label && 'group'} aria-label={label}>
    {options.map(({ key, name, lang, isChosen, onChoose }) => (
      <button key={key} type="button" lang={lang} aria-pressed={isChosen} onClick={onChoose}>
        {name}
      </button>
    ))}
  </span>
);
