/** Texts of the privacy page. They are in the page's chunk, because few visitors read them. */
import type { LanguageCode } from '@/features/i18n';
import { site } from '@/shared/site';
import { retention } from '@/shop/retention';

export interface PrivacySection {
  heading: string;
  paragraphs?: readonly string[];
  items?: readonly string[];
}

const { orderYears, messageYears, quotationYears, sessionDays, deliveryDays } = retention;

export const privacySections: Record<LanguageCode, readonly PrivacySection[]> = {
  es: [
    {
      heading: 'Quién responde por sus datos',
      paragraphs: [
        `${site.name}, ${site.address}. Para todo lo que esta página dice, escriba a ${site.email}: respondemos en un máximo de 15 días, como pide la Ley Orgánica de Protección de Datos Personales.`,
      ],
    },
    {
      heading: 'Qué guardamos y para qué',
      items: [
        'De su cuenta: correo electrónico, nombre, teléfono y contraseña (cifrada de forma que nadie puede leerla), para que pueda entrar y ver sus precios.',
        'De sus pedidos: repuestos, precios, dirección de entrega, forma de pago y notas, para entregarlos y facturarlos. De una tarjeta no guardamos números: los trata el proveedor del pago.',
        'Sus direcciones y sus vehículos, para que no tenga que escribirlos otra vez.',
        'Sus mensajes y reseñas. Una reseña muestra su nombre a todos.',
        'De cada sesión: desde qué navegador y cuándo, para que vea dónde está abierta su cuenta. El registro de seguridad guarda desde qué red se entró; su correo, de forma que nadie puede leerlo en él.',
      ],
    },
    {
      heading: 'Qué queda en su navegador',
      paragraphs: [
        'Las cookies necesarias para su sesión, su idioma y la protección de formularios. El carrito, los favoritos, la comparación, las búsquedas y los repuestos vistos están solo en su navegador; lo que es de su cuenta se va al cerrar sesión. No hay cookies de publicidad ni de terceros que le sigan.',
      ],
    },
    {
      heading: 'Quién más los recibe',
      paragraphs: [
        'El sistema de la empresa que factura y despacha, el transporte que entrega, el proveedor del pago si paga con tarjeta y el servicio de correo que envía códigos, avisos de su cuenta y confirmaciones de pedidos; cada uno, solo lo que necesita. No vendemos datos.',
      ],
    },
    {
      heading: 'Por cuánto tiempo',
      items: [
        `Pedidos: ${orderYears} años, lo que la ley tributaria exige.`,
        `Cotizaciones: ${quotationYears} año después de su validez; su enlace se abre sin cuenta hasta que ella termina.`,
        `Mensajes: ${messageYears} años.`,
        `Sesiones: ${sessionDays} días como máximo; códigos enviados por correo: un día.`,
        'Su cuenta, con direcciones y vehículos: mientras la tenga. Sus reseñas: mientras exista el repuesto; sin su nombre, si elimina la cuenta.',
      ],
    },
    {
      heading: 'Sus derechos',
      paragraphs: [
        'En «Perfil» puede descargar todo lo que la tienda guarda de usted, en un archivo que otros programas leen, y corregir sus direcciones y vehículos.',
        `Ahí mismo puede eliminar una cuenta que abrió en esta tienda: se van al instante sus datos, direcciones, vehículos, mensajes y sesiones. Sus pedidos quedan ${orderYears} años, como exige la ley tributaria; pasados ${deliveryDays} días de cada uno, sin dirección, correo, teléfono ni notas.`,
        `Si su cuenta la abrió la distribuidora, sus datos están en su sistema: pida ahí corregirlos, llevarlos o eliminarlos, u oponerse a un uso, escribiendo a ${site.email}.`,
        'Si nuestra respuesta no le satisface, puede acudir a la Superintendencia de Protección de Datos Personales.',
      ],
    },
  ],
  en: [
    {
      heading: 'Who answers for your data',
      paragraphs: [
        `${site.name}, ${site.address}. For everything on this page write to ${site.email}: we answer within 15 days, as Ecuador’s law of personal data protection asks.`,
      ],
    },
    {
      heading: 'What we keep, and what for',
      items: [
        'Of your account: e-mail, name, phone and password (encrypted so that nobody can read it), so that you can sign in and see your prices.',
        'Of your orders: parts, prices, delivery address, way of payment and notes, to deliver and invoice them. We keep no card numbers: the payment provider handles them.',
        'Your addresses and vehicles, so that you need not type them again.',
        'Your messages and reviews. A review shows your name to everybody.',
        'Of each session: from which browser and when, so that you see where your account is open. The security log keeps the network that was used; your e-mail in a form that nobody can read.',
      ],
    },
    {
      heading: 'What stays in your browser',
      paragraphs: [
        'The cookies that your session, your language and the protection of forms need. Cart, wishlist, comparison, searches and viewed parts are in your browser only; what belongs to your account goes when you sign out. There are no advertising cookies, and none of third parties that follow you.',
      ],
    },
    {
      heading: 'Who else receives them',
      paragraphs: [
        'The company’s system that invoices and ships, the carrier that delivers, the payment provider if you pay by card, and the mail service that sends codes, notices about your account and confirmations of orders; each only what it needs. We sell no data.',
      ],
    },
    {
      heading: 'For how long',
      items: [
        `Orders: ${orderYears} years, which tax law requires.`,
        `Quotations: ${quotationYears} year after their validity, until whose end their link opens without an account.`,
        `Messages: ${messageYears} years.`,
        `Sessions: ${sessionDays} days at most; codes sent by e-mail: one day.`,
        'Your account, with addresses and vehicles: as long as you have it. Your reviews: as long as there is the part; without your name, if you delete the account.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'In “Profile” you can download all that the shop keeps of you, in a file that other programs read, and correct your addresses and vehicles.',
        `There you can also delete an account that you opened in this shop: its data, addresses, vehicles, messages and sessions go at once. Your orders stay for ${orderYears} years, as tax law requires; ${deliveryDays} days after each, without address, e-mail, phone and notes.`,
        `If the distributor opened your account, your data are in its system: to correct them, take them elsewhere, delete them or object to a use, write to ${site.email}.`,
        'If our answer does not satisfy you, you can turn to the Superintendencia de Protección de Datos Personales.',
      ],
    },
  ],
};
