import css from './Switch.module.css';

interface Option {
  key: string;
  name: string;
  /** Language of the name, if this is not the page's language. */
  lang?: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A row of buttons. Only the button of the chosen option is pressed. */
export const Switch = ({ label, options }: { label?: string; options: readonly Option[] }) => (
  <span className={css.switch} role={label && 'group'} aria-label={label}>
    {options.map(({ key, name, lang, isChosen, onChoose }) => (
      <button key={key} type="button" lang={lang} aria-pressed={isChosen} onClick={onChoose}>
        {name}
      </button>
    ))}
  </span>
);
