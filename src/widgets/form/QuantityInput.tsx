import type { ComponentProps } from 'react';
import { useText } from '@/shared/text';
import { NumberInput, type NumberProblem } from '@/ui/NumberInput';

const problemTexts = {
  notWhole: 'TEXT_QUANTITY_NOT_WHOLE',
  tooLow: 'TEXT_QUANTITY_TOO_LOW',
  tooHigh: 'TEXT_QUANTITY_TOO_HIGH',
} as const satisfies Record<NumberProblem['kind'], string>;

/** Number input for a quantity, with translated texts. */
export function QuantityInput(
  props: Omit<ComponentProps<typeof NumberInput>, 'decreaseLabel' | 'increaseLabel' | 'describeProblem'>,
) {
  const { text } = useText();
  return (
    <NumberInput
      decreaseLabel={text('BUTTON_DECREASE_QUANTITY')}
      increaseLabel={text('BUTTON_INCREASE_QUANTITY')}
      describeProblem={({ kind, typed, value, min }) => text(problemTexts[kind], { typed, value, min })}
      {...props}
    />
  );
}
