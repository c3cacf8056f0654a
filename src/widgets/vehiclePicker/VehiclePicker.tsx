import { vehicleFormsFeature } from '@/features/vehicles';
import { useText } from '@/shared/text';
import { Dialog } from '@/ui/Dialog';
import { PickerPanels } from './PickerPanels';

export { PickerPanels };
export const features = [vehicleFormsFeature];

/** Vehicle picker in a dialog, for phones and for pages that ask for a vehicle. */
export default function VehiclePicker({ onClose }: { onClose: () => void }) {
  const { text } = useText();
  return (
    <Dialog title={text('BUTTON_SELECT_VEHICLE')} closeLabel={text('BUTTON_CLOSE')} onClose={onClose}>
      <PickerPanels onDone={onClose} />
    </Dialog>
  );
}
