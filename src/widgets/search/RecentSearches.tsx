import { useText } from '@/shared/text';
import { ClockIcon, CloseIcon } from '@/ui/icons';
import { getOptionId, getOptionKey } from './choices';
import css from './SearchPanel.module.css';
import type { PanelProps } from './SearchPanel';
import { ChoiceItem } from './Suggestion';

/**
 * Recent searches. A search can be repeated or removed. The remove buttons are outside of the options, because an
 * option of a listbox may not contain buttons.
 */
export function RecentSearches({
  listId,
  choices,
  activeIndex,
  onChoose,
  onForget,
  onForgetAll,
}: PanelProps) {
  const { text } = useText();
  const recent = choices.filter((choice) => choice.kind === 'recent');
  return (
    <>
      <div className={css.head}>
        <p id={`${listId}-title`}>{text('TEXT_RECENT_SEARCHES')}</p>
        <button type="button" onClick={onForgetAll}>
          {text('BUTTON_FORGET_SEARCHES')}
        </button>
      </div>
      <div className={css.recent}>
        <ul id={listId} role="listbox" aria-labelledby={`${listId}-title`}>
          {recent.map((choice, index) => (
            <ChoiceItem
              key={getOptionKey(choice)}
              id={getOptionId(listId, index)}
              isActive={index === activeIndex}
              onChoose={() => onChoose(choice)}
            >
              <ClockIcon aria-hidden />
              <span>{choice.text}</span>
            </ChoiceItem>
          ))}
        </ul>
        <ul>
          {recent.map((choice) => (
            <li key={getOptionKey(choice)}>
              <button
                type="button"
                aria-label={text('BUTTON_FORGET_SEARCH', { search: choice.text })}
                onClick={() => onForget(choice.text)}
              >
                <CloseIcon aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
