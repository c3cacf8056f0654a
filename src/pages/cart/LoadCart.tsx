import { useNavigate } from 'react-router';
import { toUrl } from '@/features/navigation';
import { quickOrderFeature } from '@/features/quickOrder';
import { useText } from '@/shared/text';
import { Alert } from '@/ui/Alert';
import { FileButton } from '@/widgets/quickOrder/FileButton';
import { useSubmission } from '@/widgets/quickOrder/useSubmission';

export const features = [quickOrderFeature];

/**
 * Imports a saved cart into the quick order. The quick order looks up each line at today's prices. One click then adds
 * all lines to the cart.
 */
export default function LoadCart() {
  const { text } = useText();
  const navigate = useNavigate();
  const { error, submitFile } = useSubmission(() => void navigate(toUrl('quickOrder')));
  return (
    <>
      <FileButton label={text('BUTTON_LOAD_CSV')} size="small" onFile={submitFile} />
      {error ? <Alert tone="bad">{error}</Alert> : null}
    </>
  );
}
