import { site } from '@/shared/site';
import { useText } from '@/shared/text';

/** Conditions of sale. The checkout and the privacy page both show this component, so that the wording is the same. */
export function SaleTerms() {
  const { text } = useText();
  return (
    <>
      <p>{text('TEXT_TERMS')}</p>
      {/* the product pages use the same texts */}
      <p>{`${text('TABLE_RETURNS')}: ${text('TEXT_RETURN_TIME', site.terms)}`}</p>
      <p>{`${text('TABLE_GUARANTEE')}: ${text('TEXT_GUARANTEE_TIME', site.terms)}`}</p>
    </>
  );
}
