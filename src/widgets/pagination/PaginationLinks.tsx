import type { ComponentProps } from 'react';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { Pagination } from '@/ui/Pagination';

interface Props {
  current: number;
  total: number;
  addressOf: (page: number) => string;
  /** Returns additional attributes for the link to a page, for example handlers that preload the page on hover. */
  attributesOf?: (page: number) => Partial<ComponentProps<typeof Link>>;
}

/** Pagination in which every page has a URL. Hidden if there is only one page. */
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
