import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { PrinterIcon } from '@/ui/icons';

/** Button that prints the page. */
export function PrintButton() {
  const { text } = useText();
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<PrinterIcon aria-hidden />}
      onClick={() => window.print()}
    >
      {text('BUTTON_PRINT')}
    </Button>
  );
}
