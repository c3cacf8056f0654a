import { site } from '@/shared/site';
import { useText } from '@/shared/text';

/** Conditions of sale, used in the checkout and on the page about privacy, so that each promise has one wording. */
export function SaleTerms() {
  const { text } = useText();
  return (
    <>
      <p>{text('TEXT_TERMS')}</p>
      {/* in the words of the product pages */}
      <p>{`${text('TABLE_RETURNS')}: ${text('TEXT_RETURN_TIME', site.terms)}`}</p>
      <p>{`${text('TABLE_GUARANTEE')}: ${text('TEXT_GUARANTEE_TIME', site.terms)}`}</p>
    </>
  );
}
