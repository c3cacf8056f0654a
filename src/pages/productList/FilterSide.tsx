import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { focusContent } from '@/ui/focusContent';
import { Skeleton } from '@/ui/Skeleton';
import { CategoryTree } from './CategoryTree';
import { Filters } from './Filters';
import css from './Filters.module.css';
import type { ProductList } from './useProductList';

export function FilterSide({ list }: { list: ProductList }) {
  const { text } = useText();
  const { status, total, isFiltered } = list;
  return (
    <div className={css.panel}>
      <CategoryTree list={list} />
      {status === 'asking' || status === 'idle' ? <Skeleton lines={12} /> : null}
      {status === 'ready' && (total > 0 || isFiltered) ? <Filters list={list} /> : null}
      {isFiltered ? (
        <Button
          variant="secondary"
          size="small"
          wide
          onClick={() => {
            focusContent();
            list.clear();
          }}
        >
          {text('BUTTON_REMOVE_ALL')}
        </Button>
      ) : null}
    </div>
  );
}
