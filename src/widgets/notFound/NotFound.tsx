import { useState } from 'react';
import { catalog } from '@/features/catalog';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppDispatch } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Button, getButtonClass } from '@/ui/Button';
import { TextField } from '@/ui/Field';
import { Page } from '../shell/Page';
import css from './NotFound.module.css';

/** 404 message with a search and a link to the home page. */
export function NotFound() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const [words, setWords] = useState('');
  return (
    <Page title={text('HEADER_PAGE_NOT_FOUND')} heading={false}>
      <meta name="robots" content="noindex" />
      <div className={css.missing}>
        <p className={css.code}>{text('TEXT_ERROR_404')}</p>
        <h1>{text('HEADER_PAGE_NOT_FOUND')}</h1>
        <p>{text('TEXT_PAGE_NOT_FOUND')}</p>
        <form
          className={css.search}
          onSubmit={(event) => {
            event.preventDefault();
            if (words.trim()) dispatch(catalog.searchSubmitted({ text: words }));
            else event.currentTarget.querySelector('input')?.focus();
          }}
        >
          <TextField
            type="search"
            label={text('INPUT_SEARCH_QUERY')}
            placeholder={text('INPUT_SEARCH_QUERY_PLACEHOLDER')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <Button type="submit">{text('BUTTON_SEARCH')}</Button>
        </form>
        <p>{text('TEXT_GO_TO_HOME_PAGE')}</p>
        <Link to={toUrl('home')} className={getButtonClass({ variant: 'secondary' })}>
          {text('LINK_GO_TO_HOME_PAGE')}
        </Link>
      </div>
    </Page>
  );
}
