import { catalogSelectors, suggestionsFeature } from '@/features/catalog';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { Skeleton } from '@/ui/Skeleton';
import { getOptionId, getOptionKey, type SearchOption } from './choices';
import { RecentSearches } from './RecentSearches';
import css from './SearchPanel.module.css';
import { ChoiceItem, Suggestion } from './Suggestion';
import { NoResultsActions, RetryAction } from './SearchActions';

export const features = [suggestionsFeature];

export interface PanelProps {
  listId: string;
  isShown: boolean;
  /** Search text. If the text is '', recent searches are shown. */
  text: string;
  choices: readonly SearchOption[];
  activeIndex: number;
  onChoose: (choice: SearchOption) => void;
  onForget: (search: string) => void;
  onForgetAll: () => void;
  onRetry: () => void;
  /** Called when the visitor follows a link. */
  onGone: () => void;
}

/** Panel below the search box: recent searches, suggestions, or an empty state with links. */
export default function SearchPanel(props: PanelProps) {
  const { isShown, text: wanted } = props;
  const { status } = useAppSelector(catalogSelectors.suggestions);
  return (
    // focusable, so that a click on the panel's background does not close the panel
    <div
      className={isShown ? css.panel : css.away}
      tabIndex={-1}
      aria-busy={isShown && wanted !== '' && status === 'asking'}
    >
      <Said {...props} />
      {isShown && wanted === '' ? <RecentSearches {...props} /> : null}
      {isShown && wanted !== '' ? <Suggestions {...props} /> : null}
    </div>
  );
}

const countProducts = (choices: readonly SearchOption[]): number =>
  choices.filter(({ kind }) => kind === 'product' || kind === 'recent').length;

/**
 * Live region that announces the result of a search. The region is rendered before its text changes, because otherwise
 * the text is not announced. Only screen readers get the number of suggestions.
 */
function Said({ isShown, text: wanted, choices }: PanelProps) {
  const { text } = useText();
  const { status, ways } = useAppSelector(catalogSelectors.suggestions);
  const count = countProducts(choices);
  const isRecent = wanted === '';
  const getAnnouncement = () => {
    if (isRecent) return <VisuallyHidden>{text('TEXT_RECENT_SEARCH_COUNT', { count })}</VisuallyHidden>;
    if (status === 'failed') return text('ERROR_SUGGESTIONS');
    if (status !== 'ready') return null;
    if (count === 0) return text(ways?.isCut ? 'TEXT_NOT_READ_YET' : 'TEXT_NO_PRODUCTS_FOUND');
    return <VisuallyHidden>{text('TEXT_SUGGESTION_COUNT', { count })}</VisuallyHidden>;
  };
  const isSeen = !isRecent && (status === 'failed' || count === 0);
  return (
    <p role="status" className={isSeen ? css.said : undefined}>
      {isShown ? getAnnouncement() : null}
    </p>
  );
}

function Suggestions({ listId, text: wanted, choices, activeIndex, onChoose, onRetry, onGone }: PanelProps) {
  const { text, number } = useText();
  const { status, ways } = useAppSelector(catalogSelectors.suggestions);
  const count = countProducts(choices);
  return (
    <>
      {status === 'asking' && count === 0 ? (
        <div className={css.waiting}>
          <VisuallyHidden>{text('TEXT_SEARCHING')}</VisuallyHidden>
          <Skeleton height="row" />
          <Skeleton height="row" />
          <Skeleton height="row" />
        </div>
      ) : null}
      {status === 'failed' ? <RetryAction onRetry={onRetry} /> : null}
      {status === 'ready' && count === 0 ? <NoResultsActions search={wanted} onGone={onGone} /> : null}
      {choices.length > 0 ? (
        <ul id={listId} role="listbox" aria-label={text('TEXT_SUGGESTIONS')}>
          {choices.map((choice, index) => (
            <ChoiceItem
              key={getOptionKey(choice)}
              id={getOptionId(listId, index)}
              isActive={index === activeIndex}
              className={choice.kind === 'product' ? css.suggestion : css.all}
              onChoose={() => onChoose(choice)}
            >
              {choice.kind === 'product' ? <Suggestion product={choice.product} query={wanted} /> : null}
              {choice.kind === 'corrected' ? text('BUTTON_SEARCH_CORRECTED', { search: choice.text }) : null}
              {choice.kind === 'car' ? text('BUTTON_SEARCH_CAR', { car: choice.text }) : null}
              {choice.kind === 'all' ? text('BUTTON_SEE_ALL_RESULTS') : null}
              {choice.kind === 'all' && ways ? <small>{number(ways.total)}</small> : null}
            </ChoiceItem>
          ))}
        </ul>
      ) : null}
      {status === 'ready' && ways?.car && ways.vehicle !== undefined ? (
        <div className={css.ways}>
          <Link to={toUrl('vehicle', { slug: ways.vehicle })} onClick={onGone}>
            {text('LINK_PARTS_BY_CATEGORY', { vehicle: ways.car })}
          </Link>
        </div>
      ) : null}
    </>
  );
}
