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
 * The subdued line alone, if the name is shown elsewhere. A blank separates it from the text before, for screen
 * readers.
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
