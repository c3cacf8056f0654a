import { object, string } from 'yup';
import { maxMessageLength, type ContactMessage } from '@/shop/contentSchemas';
import { phone } from '@/widgets/form/phone';

const required = (longest: number) =>
  string().trim().required('ERROR_FORM_REQUIRED').max(longest, 'ERROR_FORM_TOO_LONG');

/** The service's validation rules, with message ids. */
export const contactSchema = object({
  name: required(120),
  email: required(254).email('ERROR_FORM_INCORRECT_EMAIL'),
  phone: string().trim().matches(phone, { message: 'ERROR_FORM_PHONE', excludeEmptyString: true }),
  subject: required(160),
  message: required(maxMessageLength),
});

export const emptyMessage: ContactMessage = { name: '', email: '', phone: '', subject: '', message: '' };

export const trimmed = ({
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
