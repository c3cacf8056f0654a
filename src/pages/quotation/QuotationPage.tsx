import { useState } from 'react';
import { i18nSelectors } from '@/features/i18n';
import { authSelectors } from '@/features/auth';
import { toUrl, usePlace } from '@/features/navigation';
import { quotations, quotationsFeature, quotationsSelectors } from '@/features/quotations';
import { reorderFeature } from '@/features/reorder';
import { Link } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { site } from '@/shared/site';
import { useText } from '@/shared/text';
import type { QuotationAnswer } from '@/shop/quotationSchemas';
import { getQuotationLinkPath, getQuotationPdfPath } from '@/shop/quotations';
import { Alert } from '@/ui/Alert';
import { Button, getButtonClass } from '@/ui/Button';
import { CheckIcon, CopyIcon, OrderIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import { useCopied } from '@/ui/useCopied';
import { FailureNote } from '@/widgets/failure/FailureNote';
import css from '@/widgets/order/Order.module.css';
import { OrderSheet } from '@/widgets/order/OrderSheet';
import { ReorderButton } from '@/widgets/reorder/ReorderButton';
import { ReorderHost } from '@/widgets/reorder/ReorderHost';
import { Page } from '@/widgets/shell/Page';

export const features = [quotationsFeature, reorderFeature];

function QuotationsLink() {
  const { text } = useText();
  return (
    <Link className={getButtonClass({ variant: 'secondary', size: 'small' })} to={toUrl('quotations')}>
      {text('LINK_QUOTATIONS')}
    </Link>
  );
}

/** Page of one quotation, with the link to share, the print button and the order button. */
export default function QuotationPage() {
  const { text } = useText();
  const { id = '' } = usePlace().params;
  const { id: shownId, status, answer, failure } = useAppSelector(quotationsSelectors.shown);
  const isCurrent = shownId === id;
  if (isCurrent && status === 'missing')
    return (
      <Page title={text('TEXT_QUOTATION_NOT_FOUND')}>
        <p>{text('TEXT_QUOTATION_NOT_FOUND_HINT')}</p>
        <p>
          <QuotationsLink />
        </p>
      </Page>
    );
  const number = (isCurrent && answer?.quotation.number) || '…';
  return (
    <Page title={text('HEADER_QUOTATION_NUMBER', { number })}>
      {isCurrent && answer ? <Sheet answer={answer} isRelinking={status === 'relinking'} /> : null}
      {isCurrent && failure !== null ? <FailureNote code={failure} /> : null}
      {!isCurrent || status === 'idle' || status === 'asking' ? (
        <div aria-busy>
          <Skeleton lines={2} />
          <Skeleton height="block" />
        </div>
      ) : null}
      <ReorderHost />
    </Page>
  );
}

/** Texts that explain why a quotation has no link to share. */
const withoutLinkTexts = {
  over: 'TEXT_QUOTATION_OVER_HINT',
  withdrawn: 'TEXT_QUOTATION_LINK_WITHDRAWN',
  hidden: 'TEXT_QUOTATION_LINK_HIDDEN',
} as const;

function Sheet({
  answer: { quotation, token, link },
  isRelinking,
}: {
  answer: QuotationAnswer;
  isRelinking: boolean;
}) {
  const { text, date } = useText();
  const isSeller = useAppSelector(authSelectors.isSeller);
  const language = useAppSelector(i18nSelectors.language);
  const url = token === null ? null : window.location.origin + getQuotationLinkPath(token, language);
  const lastDay = date(quotation.validUntil);
  return (
    <OrderSheet
      sheet={quotation}
      linesLabel={text('HEADER_QUOTATION_LINES')}
      title={text('TEXT_QUOTATION_SHARED', {
        number: quotation.number,
        shop: site.name,
        customer: quotation.customerName,
      })}
      ending={[
        text('TEXT_QUOTATION_VALID_UNTIL', { day: lastDay }),
        ...(quotation.notes ? [quotation.notes] : []),
        ...(url ? [text('TEXT_QUOTATION_LINK', { url })] : []),
      ]}
      facts={[
        [text('TABLE_QUOTATION_NUMBER'), quotation.number],
        [text('TABLE_DATE'), date(quotation.createdAt)],
        [text('TABLE_VALID_UNTIL'), lastDay],
        [
          text('TABLE_CUSTOMER'),
          [quotation.customerName, isSeller ? quotation.customerCode : ''].filter(Boolean).join(' · '),
        ],
        [text('TABLE_SELLER'), quotation.sellerName],
        [text('TABLE_NOTES'), quotation.notes],
      ]}
      actions={
        <>
          <ReorderButton order={quotation} label={text('BUTTON_QUOTATION_TO_CART')} />
          {url ? <CopyLink url={url} /> : null}
          {url || link ? <ChangeLink id={quotation.id} hasLink={url !== null} isBusy={isRelinking} /> : null}
          <a
            className={getButtonClass({ variant: 'secondary', size: 'small' })}
            href={getQuotationPdfPath(quotation.id, language)}
            target="_blank"
            rel="noreferrer"
          >
            <OrderIcon aria-hidden />
            {text('LINK_PDF')}
          </a>
          <QuotationsLink />
        </>
      }
      progress={
        url ? null : (
          <div className={css.onScreen}>
            <Alert tone="info">{text(withoutLinkTexts[link ?? 'over'])}</Alert>
          </div>
        )
      }
    />
  );
}

/** Withdraws the link after a second click as confirmation. If there is no link, the button creates a link. */
function ChangeLink({ id, hasLink, isBusy }: { id: string; hasLink: boolean; isBusy: boolean }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  const common = { variant: 'secondary', size: 'small', busy: isBusy } as const;
  if (!hasLink)
    return (
      <Button {...common} onClick={() => dispatch(quotations.linkRenewalRequested({ id }))}>
        {text('BUTTON_NEW_LINK')}
      </Button>
    );
  return (
    <Button
      {...common}
      onBlur={() => setAsking(false)}
      onClick={() => {
        if (isAsking) dispatch(quotations.linkWithdrawalRequested({ id }));
        setAsking(!isAsking);
      }}
    >
      <span aria-live="polite">
        {text(isAsking ? 'BUTTON_WITHDRAW_LINK_SURELY' : 'BUTTON_WITHDRAW_LINK')}
      </span>
    </Button>
  );
}

function CopyLink({ url }: { url: string }) {
  const { text } = useText();
  const { isCopied, copy } = useCopied();
  return (
    <Button
      variant="secondary"
      size="small"
      icon={isCopied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
      onClick={() => void copy(url)}
    >
      <span aria-live="polite">{text(isCopied ? 'TEXT_LINK_COPIED' : 'BUTTON_COPY_LINK')}</span>
    </Button>
  );
}
