import { useEffect, useEffectEvent, useId, useRef, useState, type Ref } from 'react';
import { vehiclesSelectors } from '@/features/vehicles';
import { createFeatureLoader } from '@/shared/createFeatureLoader';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { CloseIcon, SearchIcon } from '@/ui/icons';
import { getOptionId } from './choices';
import css from './SearchBox.module.css';
import type SearchPanel from './SearchPanel';
import { useSearchBox } from './useSearchBox';

const bringPanel = createFeatureLoader(() => import('./SearchPanel'));

/** Maximum length of the text. The list's URL has the same limit. */
const maxTextLength = 120;

/**
 * Combobox. An empty box offers recent searches; a typed text brings suggestions. The arrow keys select an option, and
 * Enter opens the option. The first Escape closes the panel, the next Escape clears the text. The panel is lazy: it
 * loads on hover, or when the box opens. The box also works without the panel.
 */
export function SearchBox({ inputRef, onGone }: { inputRef?: Ref<HTMLInputElement>; onGone?: () => void }) {
  const { text } = useText();
  const listId = useId();
  const vehicle = useAppSelector(vehiclesSelectors.current);
  const container = useRef<HTMLDivElement>(null);
  const [Panel, setPanel] = useState<typeof SearchPanel | null>(null);
  const box = useSearchBox({ canShow: Panel !== null, onGone });
  const hasList = box.isShown && box.choices.length > 0;

  const prepare = () => {
    if (Panel) return;
    // not React.lazy, because the box must stay unchanged if the chunk never loads
    void bringPanel().then(
      (panel) => setPanel(() => panel.default),
      () => undefined,
    );
  };
  const prepareOpened = useEffectEvent(prepare);
  const focusInput = () => container.current?.querySelector('input')?.focus();

  const { isOpen, leave } = box;
  useEffect(() => {
    if (!isOpen) return;
    prepareOpened();
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !container.current?.contains(target)) leave();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen, leave]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={container}
      role="search"
      className={css.search}
      onPointerEnter={prepare}
      onBlur={({ currentTarget, relatedTarget }) => {
        // when an on-screen keyboard closes, the field loses the focus, but the suggestions must stay
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) leave();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        box.escapePressed(event);
        if (box.isShown) focusInput();
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          box.submit();
        }}
      >
        <input
          ref={inputRef}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-label={text('INPUT_SEARCH')}
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={box.activeIndex >= 0 ? getOptionId(listId, box.activeIndex) : undefined}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxTextLength}
          placeholder={
            vehicle
              ? text('INPUT_SEARCH_FOR_VEHICLE', {
                  vehicle: `${vehicle.make} ${vehicle.model} ${vehicle.year}`,
                })
              : text('INPUT_SEARCH_PLACEHOLDER')
          }
          value={box.value}
          onChange={(event) => box.type(event.target.value)}
          onFocus={() => isOpen || box.open()}
          onClick={() => isOpen || box.open()}
          onKeyDown={box.keyPressed}
        />
        {box.value === '' ? null : (
          <button
            type="button"
            className={css.clear}
            aria-label={text('BUTTON_CLEAR_SEARCH')}
            onClick={() => {
              focusInput();
              box.type('');
            }}
          >
            <CloseIcon aria-hidden />
          </button>
        )}
        <button type="submit" className={css.submit} aria-label={text('BUTTON_SEARCH')}>
          <SearchIcon aria-hidden />
        </button>
      </form>
      {Panel ? (
        <Panel
          listId={listId}
          isShown={box.isShown}
          text={box.text}
          choices={box.choices}
          activeIndex={box.activeIndex}
          onChoose={box.choose}
          onForget={(search) => {
            focusInput();
            box.forget(search);
          }}
          onForgetAll={() => {
            focusInput();
            box.forgetAll();
          }}
          onRetry={() => {
            focusInput();
            box.open();
          }}
          onGone={box.gone}
        />
      ) : null}
    </div>
  );
}
