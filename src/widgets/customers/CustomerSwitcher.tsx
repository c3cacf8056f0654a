import { useText } from '@/shared/text';
import { Dialog } from '@/ui/Dialog';
import { Customers } from './Customers';

/** Dialog in which a seller chooses another customer to serve, without leaving the page. */
export default function CustomerSwitcher({ onClose }: { onClose: () => void }) {
  const { text } = useText();
  return (
    <Dialog title={text('LINK_CHANGE_CUSTOMER')} closeLabel={text('BUTTON_CLOSE')} onClose={onClose} wide>
      <Customers onChosen={onClose} />
    </Dialog>
  );
}
