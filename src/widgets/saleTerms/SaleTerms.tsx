import { site } from '@/shared/site';
import { useText } from '@/shared/text';

/** The conditions of sale, in the checkout and on a page of their own; one promise is said in one way. */
export function SaleTerms() {
  const { text } = useText();
  return (
    <>
      <p>{text('TEXT_TERMS')}</p>
      {/* the product pages' words */}
      <p>{`${text('TABLE_RETURNS')}: ${text('TEXT_RETURN_TIME', site.terms)}`}</p>
      <p>{`${text('TABLE_GUARANTEE')}: ${text('TEXT_GUARANTEE_TIME', site.terms)}`}</p>
    </>
  );
}
