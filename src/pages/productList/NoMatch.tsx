import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { focusContent } from '@/ui/focusContent';
import { SearchIcon } from '@/ui/icons';
import { useFacets, useFiltersOn } from './filterNames';
import css from './Filters.module.css';
import type { ProductList } from './useProductList';

/**
 * Empty state. A button removes the filters of one group, and names the number of products that the list would then
 * have.
 */
export function NoMatch({ list }: { list: ProductList }) {
  const { text } = useText();
  const filtersOn = useFiltersOn(list);
  const facets = useFacets(list);
  const { filters, filter, clear } = list;
  /** Moves the focus to the content, because the clicked button disappears. */
  const leaving = (go: () => void) => {
    focusContent();
    go();
  };
  const groups = [...new Set(filtersOn.map(({ group }) => group))].map((group) => {
    const own = filtersOn.filter((on) => on.group === group);
    return {
      group,
      name: own.map(({ name }) => name).join(', '),
      count: facets.without[group],
      without: { [group]: Array.isArray(filters[group]) ? [] : null },
    };
  });
  const helpful = groups.flatMap((group) => (group.count ? { ...group, count: group.count } : []));
  return (
    <EmptyState
      icon={<SearchIcon aria-hidden />}
      title={text('HEADER_NO_MATCH')}
      action={
        <div className={css.ways}>
          {helpful.map(({ group, name, count, without }) => (
            <Button
              key={group}
              variant="secondary"
              size="small"
              onClick={() => leaving(() => filter(without))}
            >
              {text('BUTTON_WITHOUT_FILTER', { name, count })}
            </Button>
          ))}
          <Button size="small" onClick={() => leaving(clear)}>
            {text('BUTTON_REMOVE_FILTERS')}
          </Button>
        </div>
      }
    >
      {text(helpful.length > 0 ? 'TEXT_NO_MATCH_ADVICE' : 'TEXT_NO_MATCH_TOGETHER')}
    </EmptyState>
  );
}
