/** Mails with codes, and mails about passwords. The mails are in the language of the recipient. */
import { site } from '@/shared/site';
import type { PasswordResetRequest } from '@/shop/passwordResetSchemas';
import type { Mail } from './mailer';

type Language = PasswordResetRequest['language'];
type Text = Omit<Mail, 'to'>;

/** Minutes for which a code is valid. */
export const codeMinutes = 30;

const codeTexts: Record<Language, (code: string) => Text> = {
  es: (code) => ({
    subject: `${code} es su código para cambiar la contraseña`,
    text: `Alguien pidió cambiar la contraseña de su cuenta en ${site.name}.

Su código: ${code}

Escríbalo en la página donde lo pidió. Sirve una sola vez, durante ${codeMinutes} minutos.
Si no lo pidió usted, no haga nada: su contraseña sigue siendo la misma.
`,
  }),
  en: (code) => ({
    subject: `${code} is your code to change the password`,
    text: `Somebody asked to change the password of your account at ${site.name}.

Your code: ${code}

Type it on the page where you asked for it. It works once, for ${codeMinutes} minutes.
If it was not you, do nothing: your password stays the same.
`,
  }),
};

const verificationTexts: Record<Language, (code: string) => Text> = {
  es: (code) => ({
    subject: `${code} es su código para confirmar su correo`,
    text: `Alguien usó este correo para abrir una cuenta en ${site.name}.

Su código: ${code}

Escríbalo en la página donde lo pidió. Sirve una sola vez, durante ${codeMinutes} minutos.
Si no fue usted, no haga nada: sin el código nadie puede pedir a su nombre.
`,
  }),
  en: (code) => ({
    subject: `${code} is your code to confirm your e-mail`,
    text: `Somebody used this e-mail to open an account at ${site.name}.

Your code: ${code}

Type it on the page where you asked for it. It works once, for ${codeMinutes} minutes.
If it was not you, do nothing: without the code nobody can order in your name.
`,
  }),
};

const managedTexts: Record<Language, Text> = {
  es: {
    subject: `Su contraseña en ${site.name}`,
    text: `Alguien pidió cambiar la contraseña de su cuenta en ${site.name}.

Su cuenta es de cliente de la distribuidora, que guarda su contraseña: pídale otra a su vendedor, o respóndanos a este correo.
`,
  },
  en: {
    subject: `Your password at ${site.name}`,
    text: `Somebody asked to change the password of your account at ${site.name}.

Your account is a distributor’s customer account, and the distributor keeps its password: ask your salesperson for another, or answer this mail.
`,
  },
};

const changedTexts: Record<Language, Text> = {
  es: {
    subject: `Su contraseña en ${site.name} cambió`,
    text: `La contraseña de su cuenta se acaba de cambiar con un código enviado a este correo, y sus demás sesiones se cerraron.
Si no fue usted, escríbanos enseguida.
`,
  },
  en: {
    subject: `Your password at ${site.name} has changed`,
    text: `The password of your account was just changed with a code sent to this address, and its other sessions were closed.
If it was not you, write to us at once.
`,
  },
};

export const buildCodeMail = (to: string, code: string, language: Language): Mail => ({
  to,
  ...codeTexts[language](code),
});

export const buildVerificationMail = (to: string, code: string, language: Language): Mail => ({
  to,
  ...verificationTexts[language](code),
});

/** Builds the mail for an account whose password is stored in the ERP. */
export const buildManagedPasswordMail = (to: string, language: Language): Mail => ({
  to,
  ...managedTexts[language],
});

export const buildPasswordChangedMail = (to: string, language: Language): Mail => ({
  to,
  ...changedTexts[language],
});
