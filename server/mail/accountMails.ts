/** Mails about an account. The mails are in the language of the recipient. */
import { site } from '@/shared/site';
import type { PasswordResetRequest } from '@/shop/passwordResetSchemas';
import { retention } from '@/shop/retention';
import type { Mail } from './mailer';

type Language = PasswordResetRequest['language'];

const deletedTexts: Record<Language, Omit<Mail, 'to'>> = {
  es: {
    subject: `Su cuenta en ${site.name} se eliminó`,
    text: `Eliminamos su cuenta, con sus direcciones, sus vehículos y sus mensajes, como usted lo pidió. Sus reseñas quedan sin su nombre.
Sus pedidos quedan ${retention.orderYears} años, como exige la ley tributaria; ${retention.deliveryDays} días después de cada uno borramos de él su dirección, su correo, su teléfono y sus notas.

Si no lo pidió usted, escríbanos enseguida a ${site.email}.
`,
  },
  en: {
    subject: `Your account at ${site.name} was deleted`,
    text: `We deleted your account, with its addresses, vehicles and messages, as you asked. Your reviews stay without your name.
Your orders stay for ${retention.orderYears} years, as tax law requires; ${retention.deliveryDays} days after each we delete its address, e-mail, phone and notes.

If it was not you, write to us at once: ${site.email}.
`,
  },
};

export const buildAccountDeletedMail = (to: string, language: Language): Mail => ({
  to,
  ...deletedTexts[language],
});
