/** Texts of the office in both languages: English has each that Spanish has. */
import type { FastifyRequest } from 'fastify';
import type { OfficeAction } from '../db/schema';

export type OfficeLanguage = 'es' | 'en';

const es = {
  office: 'Oficina',
  navigation: 'Páginas de la oficina',
  skip: 'Ir al contenido',
  signOut: 'Salir',
  done: 'Hecho.',
  pages: {
    overview: 'Resumen',
    orders: 'Pedidos',
    messages: 'Mensajes',
    log: 'Registro',
  },
  signIn: {
    title: 'Entrar a la oficina',
    name: 'Usuario',
    password: 'Contraseña',
    enter: 'Entrar',
    wrong: 'El usuario o la contraseña no son correctos.',
  },
  problems: {
    title: 'No se pudo hacer',
    form: 'El formulario es de otra sesión o es muy viejo. Vuelva a la página y envíelo otra vez.',
    signIn: 'Su sesión terminó. Entre otra vez.',
    limited: (minutes: number) => `Demasiados intentos. Espere ${minutes} min y pruebe otra vez.`,
    missing: 'Eso no existe o ya cambió.',
    input: (fields: string) => `Hay datos que no se pueden guardar: ${fields}.`,
    later: 'La tienda no puede contestar en este momento. Pruebe otra vez en un momento.',
    back: 'Volver al resumen',
  },
  none: 'Ninguno',
  older: 'Más antiguos',
  overview: {
    waits: 'Lo que espera',
    thing: 'Qué',
    count: 'Cuántos',
    orders: 'Pedidos que el ERP todavía no tiene',
    oldest: (age: string) => `el más antiguo: ${age}`,
    stuck: 'Pedidos que fallaron más de una vez',
    messages: 'Mensajes abiertos',
    reviews: 'Reseñas de los últimos siete días',
    misses: 'Búsquedas que no encontraron nada',
    health: 'Conexiones',
    copy: 'ERP y correo: lo que vio esta copia del servicio desde que arrancó.',
    system: 'Sistema',
    state: 'Estado',
    details: 'Detalles',
    good: 'Bien',
    bad: 'Con fallas',
    unknown: 'Todavía sin uso',
    off: 'Apagado',
    erp: 'ERP',
    mail: 'Correo',
    catalogue: 'Catálogo propio',
    database: 'Base de datos',
    handover: 'Entrega de pedidos',
    noHandover: 'Sin ORDERS_URL los pedidos se quedan en la tienda.',
    noMail: 'Sin SMTP_URL no sale ningún correo.',
    calls: (answered: string, failed: string) => `${answered} contestadas, ${failed} con falla`,
    lastAnswer: (time: string) => `última respuesta: ${time}`,
    lastFault: (time: string, reason: string) => `última falla: ${time}, ${reason}`,
    whole: (products: string) => `${products} productos, completo`,
    partial: (products: string) => `${products} productos, todavía no está completo`,
    age: (age: string) => `comparado con el ERP hace ${age}`,
    answers: 'Contesta.',
  },
  orders: {
    filters: 'Qué pedidos',
    all: 'Todos',
    waiting: 'Por entregar',
    stuck: 'Con fallas',
    caption: 'Pedidos web, los más nuevos primero',
    number: 'Número',
    placed: 'Fecha',
    customer: 'Cliente',
    code: 'Código',
    email: 'Correo',
    payment: 'Pago',
    pieces: 'Piezas',
    total: 'Total',
    handover: 'Entrega al ERP',
    attempts: 'Intentos',
    reason: 'Motivo',
    sentAt: 'Entregado',
    sent: (time: string) => `Entregado: ${time}`,
    kept: 'Se queda en la tienda',
    sending: 'Por enviar',
    failed: (attempts: number, next: string) => `Falló ${attempts} veces; siguiente intento: ${next}`,
    failedOnce: (next: string) => `Falló una vez; siguiente intento: ${next}`,
    retry: 'Reintentar ya',
    retryLabel: (number: string) => `Reintentar ya el pedido ${number}`,
    export: 'Descargar CSV (hasta 5.000)',
  },
  messages: {
    filters: 'Qué mensajes',
    open: 'Abiertos',
    answered: 'Contestados',
    none: 'No hay mensajes.',
    guest: 'sin cuenta',
    account: (code: string) => `cuenta ${code}`,
    answeredAt: (time: string) => `Contestado: ${time}`,
    answer: 'Marcar como contestado',
    reopen: 'Abrir otra vez',
    label: (words: string, number: string) => `${words}: ${number}`,
  },
  log: {
    caption: 'Cambios, los más nuevos primero',
    time: 'Cuándo',
    name: 'Quién',
    action: 'Qué',
    subject: 'De qué',
  },
  actions: {
    orderRetry: 'Reintentó la entrega del pedido',
    messageAnswer: 'Marcó el mensaje como contestado',
    messageReopen: 'Abrió otra vez el mensaje',
    reviewHide: 'Ocultó la reseña',
    reviewRestore: 'Volvió a mostrar la reseña',
    synonymAdd: 'Agregó el sinónimo',
    synonymRemove: 'Quitó el sinónimo',
    postWrite: 'Escribió el artículo',
    postRestore: 'Recuperó una versión del artículo',
    brandWrite: 'Escribió la marca',
    brandRestore: 'Recuperó una versión de la marca',
  } satisfies Record<OfficeAction, string>,
};

export type OfficeTexts = typeof es;

const en: OfficeTexts = {
  office: 'Office',
  navigation: 'Pages of the office',
  skip: 'Skip to the content',
  signOut: 'Sign out',
  done: 'Done.',
  pages: {
    overview: 'Overview',
    orders: 'Orders',
    messages: 'Messages',
    log: 'Log',
  },
  signIn: {
    title: 'Sign in to the office',
    name: 'User',
    password: 'Password',
    enter: 'Sign in',
    wrong: 'The user or the password is wrong.',
  },
  problems: {
    title: 'That could not be done',
    form: 'The form belongs to another session or is too old. Go back to the page and send it again.',
    signIn: 'Your session is over. Sign in again.',
    limited: (minutes) => `Too many attempts. Wait ${minutes} min and try again.`,
    missing: 'That does not exist, or it has changed already.',
    input: (fields) => `Some values cannot be kept: ${fields}.`,
    later: 'The shop cannot answer at the moment. Try again in a moment.',
    back: 'Back to the overview',
  },
  none: 'None',
  older: 'Older',
  overview: {
    waits: 'What waits',
    thing: 'What',
    count: 'How many',
    orders: 'Orders that the ERP does not have yet',
    oldest: (age) => `the oldest: ${age}`,
    stuck: 'Orders that failed more than once',
    messages: 'Open messages',
    reviews: 'Reviews of the last seven days',
    misses: 'Searches that found nothing',
    health: 'Connections',
    copy: 'ERP and mail: seen by this copy of the service since it started.',
    system: 'System',
    state: 'State',
    details: 'Details',
    good: 'Well',
    bad: 'Failing',
    unknown: 'Not used yet',
    off: 'Off',
    erp: 'ERP',
    mail: 'Mail',
    catalogue: 'Own catalogue',
    database: 'Database',
    handover: 'Hand-over of orders',
    noHandover: 'Without ORDERS_URL orders stay in the shop.',
    noMail: 'Without SMTP_URL no mail is sent.',
    calls: (answered, failed) => `${answered} answered, ${failed} failed`,
    lastAnswer: (time) => `last answer: ${time}`,
    lastFault: (time, reason) => `last failure: ${time}, ${reason}`,
    whole: (products) => `${products} products, whole`,
    partial: (products) => `${products} products, not whole yet`,
    age: (age) => `compared with the ERP ${age} ago`,
    answers: 'It answers.',
  },
  orders: {
    filters: 'Which orders',
    all: 'All',
    waiting: 'To hand over',
    stuck: 'Failing',
    caption: 'Web orders, newest first',
    number: 'Number',
    placed: 'Date',
    customer: 'Customer',
    code: 'Code',
    email: 'E-mail',
    payment: 'Payment',
    pieces: 'Pieces',
    total: 'Total',
    handover: 'Hand-over to the ERP',
    attempts: 'Attempts',
    reason: 'Reason',
    sentAt: 'Handed over',
    sent: (time) => `Handed over: ${time}`,
    kept: 'Stays in the shop',
    sending: 'To be sent',
    failed: (attempts, next) => `Failed ${attempts} times; next try: ${next}`,
    failedOnce: (next) => `Failed once; next try: ${next}`,
    retry: 'Retry now',
    retryLabel: (number) => `Retry order ${number} now`,
    export: 'Download CSV (up to 5,000)',
  },
  messages: {
    filters: 'Which messages',
    open: 'Open',
    answered: 'Answered',
    none: 'There are no messages.',
    guest: 'no account',
    account: (code) => `account ${code}`,
    answeredAt: (time) => `Answered: ${time}`,
    answer: 'Mark as answered',
    reopen: 'Reopen',
    label: (words, number) => `${words}: ${number}`,
  },
  log: {
    caption: 'Changes, newest first',
    time: 'When',
    name: 'Who',
    action: 'What',
    subject: 'Of what',
  },
  actions: {
    orderRetry: 'Retried the hand-over of the order',
    messageAnswer: 'Marked the message as answered',
    messageReopen: 'Reopened the message',
    reviewHide: 'Hid the review',
    reviewRestore: 'Showed the review again',
    synonymAdd: 'Added the synonym',
    synonymRemove: 'Removed the synonym',
    postWrite: 'Wrote the article',
    postRestore: 'Restored a version of the article',
    brandWrite: 'Wrote the brand',
    brandRestore: 'Restored a version of the brand',
  },
};

export const officeTexts: Readonly<Record<OfficeLanguage, OfficeTexts>> = { es, en };

/** Reads which of the two languages a browser prefers; Spanish where it prefers neither. */
export function readOfficeLanguage({ headers }: FastifyRequest): OfficeLanguage {
  const wanted = (headers['accept-language'] ?? '').split(',').flatMap((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const code = tag.split('-')[0];
    const quality = Number(/q=([\d.]+)/.exec(parameters.join(';'))?.[1] ?? 1);
    return code === 'es' || code === 'en' ? [{ code, quality } as const] : [];
  });
  return wanted.sort((a, b) => b.quality - a.quality)[0]?.code ?? 'es';
}

const locales: Readonly<Record<OfficeLanguage, string>> = { es: 'es-EC', en: 'en-US' };

/** Times, amounts, counts and ages in a language. */
export interface OfficeFormats {
  time: (date: Date) => string;
  money: (cents: number) => string;
  count: (count: number) => string;
  /** The largest unit that there is one of, such as `3 h`. */
  age: (seconds: number) => string;
}

function makeFormats(language: OfficeLanguage): OfficeFormats {
  const locale = locales[language];
  const time = new Intl.DateTimeFormat(locale, {
    ...{ dateStyle: 'medium', timeStyle: 'short' },
    timeZone: 'America/Guayaquil',
  });
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  const count = new Intl.NumberFormat(locale);
  const units = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
    ['second', 1],
  ] as const;
  return {
    time: (date) => time.format(date),
    money: (cents) => money.format(cents / 100),
    count: (number) => count.format(number),
    age: (seconds) => {
      const [unit, length] = units.find(([, each]) => seconds >= each) ?? units[3];
      return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
        Math.floor(seconds / length),
      );
    },
  };
}

export const officeFormats: Readonly<Record<OfficeLanguage, OfficeFormats>> = {
  es: makeFormats('es'),
  en: makeFormats('en'),
};
