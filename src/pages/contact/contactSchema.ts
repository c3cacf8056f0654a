import type { ContactMessage } from '@/shop/contactSchema';
import { contactRules } from '@/shop/contactRules';
import { createFormSchema } from '@/widgets/form/createFormSchema';

export const contactFormSchema = createFormSchema(contactRules);

export const emptyMessage: ContactMessage = { name: '', email: '', phone: '', subject: '', message: '' };

export const trimMessage = ({
  name,
  email,
  phone: number,
  subject,
  message,
}: ContactMessage): ContactMessage => ({
  name: name.trim(),
  email: email.trim(),
  phone: number.trim(),
  subject: subject.trim(),
  message: message.trim(),
});
