import { useState, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { catalog, catalogSelectors, searchIn, type CatalogState } from '@/features/catalog';
import { placeOf, toUrl } from '@/features/navigation';
import { recent, recentSelectors } from '@/features/recent';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { deepEqual } from '@/shared/deepEqual';
import { getOptionKey, type SearchOption } from './choices';

/**
 * Active option. `first` and `last` mean the first or last option of a list that is still loading. Null if no option is
 * active.
 */
type Active = { key: string } | 'first' | 'last' | null;

function getIndex(active: Active, choices: readonly SearchOption[]): number {
  if (active === 'first') return choices.length > 0 ? 0 : -1;
  if (active === 'last') return choices.length - 1;
  return active === null ? -1 : choices.findIndex((choice) => getOptionKey(choice) === active.key);
}

/**
 * State and handlers of the search box. `canShow` is true if the panel's code has loaded. Without this code there are
 * no options, and Enter searches for the text. `onGone` is called when the visitor leaves the box.
 */
export function useSearchBox({ canShow, onGone }: { canShow: boolean; onGone?: (() => void) | undefined }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const place = placeOf(useLocation());
  const suggestions = useAppSelector(catalogSelectors.suggestions);
  const products = useAppSelector(catalogSelectors.suggestedProducts, deepEqual);
  const searches = useAppSelector(recentSelectors.searches);
  /** Typed text. Null while the box shows the search text of the URL. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<Active>(null);

  const [pathBefore, setPathBefore] = useState(place.path);
  if (pathBefore !== place.path) {
    setPathBefore(place.path);
    // if a page arrives while the visitor types, the typed text must not change
    if (!isOpen) setTyped(null);
  }

  const value = typed ?? (place.route === 'search' ? searchIn(place.query) : '');
  const text = value.trim();
  const exact = useAppSelector((state: { catalog: CatalogState }) =>
    catalogSelectors.exactSuggestion(state, text),
  );

  const isNothingFound = suggestions.status === 'ready' && products.length === 0;
  const suggested = (): SearchOption[] => {
    if (suggestions.text !== text || isNothingFound) return [];
    const { corrected = null, car = null } = suggestions.ways ?? {};
    return [
      ...products.map((product) => ({ kind: 'product' as const, product })),
      ...(corrected === null ? [] : [{ kind: 'corrected' as const, text: corrected }]),
      ...(car === null ? [] : [{ kind: 'car' as const, text: car }]),
      { kind: 'all' },
    ];
  };
  const choices =
    text === '' ? searches.map((search): SearchOption => ({ kind: 'recent', text: search })) : suggested();
  const isShown = isOpen && canShow && (text !== '' || choices.length > 0);
  const activeIndex = isShown ? getIndex(active, choices) : -1;

  const close = () => {
    setOpen(false);
    setActive(null);
  };
  const open = (at: Active = null) => {
    setOpen(true);
    setActive(at);
    if (text !== '') dispatch(catalog.searchTyped({ text }));
  };
  const leave = () => {
    if (!isOpen) return;
    close();
    if (text !== '') dispatch(catalog.searchLeft());
  };
  const leaveBox = () => {
    leave();
    onGone?.();
  };
  const type = (typedNow: string) => {
    setTyped(typedNow);
    setOpen(true);
    setActive(null);
    dispatch(catalog.searchTyped({ text: typedNow }));
  };
  const search = (wanted: string) => {
    close();
    setTyped(wanted);
    dispatch(catalog.searchSubmitted({ text: wanted }));
    onGone?.();
  };
  const choose = (choice: SearchOption) => {
    if (choice.kind !== 'product') return search('text' in choice ? choice.text : text);
    void navigate(toUrl('product', { slug: choice.product.slug }));
    leaveBox();
  };
  const submit = () => {
    const chosen = choices[activeIndex];
    if (chosen) choose(chosen);
    else if (exact) choose({ kind: 'product', product: exact });
    else if (text !== '') search(text);
    else open();
  };
  const forget = (wanted: string) => dispatch(recent.searchForgotten({ text: wanted }));

  const move = (event: KeyboardEvent, step: 1 | -1) => {
    event.preventDefault();
    if (event.altKey) return step === 1 ? open() : leave();
    if (!isShown) return open(step === 1 ? 'first' : 'last');
    // the typed text is a position, too, so there is one more position than options
    const positions = choices.length + 1;
    const next = choices[((activeIndex + 1 + step + positions) % positions) - 1];
    setActive(next ? { key: getOptionKey(next) } : null);
  };
  const keyPressed = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = choices[activeIndex];
    if (event.key === 'ArrowDown') move(event, 1);
    else if (event.key === 'ArrowUp') move(event, -1);
    else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key)) setActive(null);
    else if (event.key === 'Delete' && chosen?.kind === 'recent') {
      event.preventDefault();
      forget(chosen.text);
    }
  };
  /** Handles Escape. Closes the panel; if the panel is closed, clears the text; if there is no text, leaves the box. */
  const escapePressed = (event: KeyboardEvent) => {
    if (isShown) leave();
    else if (value !== '') setTyped('');
    else if (onGone) onGone();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    value,
    text,
    isOpen,
    isShown,
    choices,
    activeIndex,
    open,
    leave,
    type,
    choose,
    forget,
    forgetAll: () => dispatch(recent.searchesForgotten({ ofAll: false })),
    gone: leaveBox,
    submit,
    keyPressed,
    escapePressed,
  };
}
