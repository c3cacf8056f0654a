import { createIcon } from '../createIcon';

export const MailIcon = createIcon('M3 6h18v12H3zM3 7l9 6.5L21 7');
