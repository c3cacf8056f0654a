import type { ComponentProps } from 'react';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { Pagination } from '@/ui/Pagination';

interface Props {
  current: number;
  total: number;
  addressOf: (page: number) => string;
  /** More for the link to a page, such as what its approach brings. */
  attributesOf?: (page: number) => Partial<ComponentProps<typeof Link>>;
}

/** The pages of a list, each at its address; nothing where there is one. */
export function PaginationLinks({ current, total, addressOf, attributesOf }: Props) {
  const { text } = useText();
  return (
    <Pagination
      current={current}
      total={total}
      label={text('TEXT_PAGES')}
      previousLabel={text('LINK_PREVIOUS_PAGE')}
      nextLabel={text('LINK_NEXT_PAGE')}
      pageLabel={(number) => text('LINK_PAGE', { number })}
      renderLink={(page, attributes, content) => (
        <Link to={addressOf(page)} {...attributes} {...attributesOf?.(page)}>
          {content}
        </Link>
      )}
    />
  );
}
