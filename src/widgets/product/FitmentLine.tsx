import { splitName } from '@/erp/splitName';
import css from './FitmentLine.module.css';
import { keepMeasures } from './keepMeasures';

interface Props {
  name: string;
  fitmentText?: string | undefined;
}

/** Name of a product, with the vehicles that it fits on a subdued line of their own. */
export const ProductName = (props: Props) => (
  <>
    <span>{keepMeasures(splitName(props.name).what)}</span>
    <FitmentLine {...props} />
  </>
);

/**
 * Only the subdued line, for places that show the name elsewhere. For screen readers, a blank separates the line from
 * the text before it.
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
