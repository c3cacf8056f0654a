import { splitName } from '@/erp/splitName';
import css from './FitmentLine.module.css';
import { keepMeasures } from './keepMeasures';

interface Props {
  name: string;
  fitmentText?: string | undefined;
}

/** Name of a product. A subdued second line names the vehicles that the product fits. */
export const ProductName = (props: Props) => (
  <>
    <span>{keepMeasures(splitName(props.name).what)}</span>
    <FitmentLine {...props} />
  </>
);

/**
 * The subdued line alone, for places that show the name elsewhere. A blank separates this line from the previous text
 * for screen readers.
 */
export function FitmentLine({ name, fitmentText }: Props) {
  const line = splitName(name).vehicles || fitmentText;
  return line ? (
    <>
      {' '}
      <span className={css.vehicles}>{line}</span>
    </>
  ) : null;
}
