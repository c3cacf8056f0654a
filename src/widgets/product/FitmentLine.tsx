import { splitName } from '@/erp/splitName';
import css from './FitmentLine.module.css';

interface Props {
  name: string;
  fitmentText?: string | undefined;
}

/** Name of a product: what it is, and the vehicles that it fits as a quiet line of their own. */
export function ProductName({ name, fitmentText }: Props) {
  const { what, vehicles } = splitName(name);
  const line = vehicles || fitmentText;
  if (!line) return name;
  return (
    <>
      <span className={css.what}>{what}</span> <span className={css.vehicles}>{line}</span>
    </>
  );
}

/** The quiet line alone, where the name stands by itself. */
export const FitmentLine = ({ name, fitmentText }: Props) => {
  const line = splitName(name).vehicles || fitmentText;
  return line ? <span className={css.vehicles}>{line}</span> : null;
};
