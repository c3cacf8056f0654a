import { isYear, type Item } from './items';
import { remember } from './tokens';
import * as vocabulary from '@/shared/orderVocabulary';

/*
 * Patterns over the items of a line. A pattern has elements in the order of the items, separated by blanks:
 * units      an item of that class: a list of orderVocabulary.ts, a type of item, or a class named here
 * =de        that very word
 * a|b        one of the classes · a&b all of them · !a|b none of them
 * a?  a*     at most one, any number · ..   any number of any items
 * @          the number in question · ^  $   beginning and end of the line
 * not:a      no such item follows · notAfter:a   no such item precedes
 * ` / ` separates whole alternatives.
 */

const lists = Object.entries(vocabulary).flatMap(([name, words]) =>
  words instanceof Set ? [[name, words as ReadonlySet<string>] as const] : [],
);

/**
 * Participles such as `agotado`, `vendidos`, `pagadas`. With such a word the line may report a purchase that is already
 * completed. Participles that are used as adjectives are excluded.
 */
const participle =
  /^(?!(?:ac|acondicion|activ|ahum|atornill|asist|blind|cable|calef|carg|color|comprim|concentr|cuadr|dent|dor|encend|entr|flu|forj|fund|galvaniz|gr|hibr|import|imprim|inclu|inyect|lamin|liqu|lubric|med|motoriz|niquel|oval|part|peg|perfor|pes|pint|plate|polariz|pul|ranur|rap|rectific|reconstru|reforz|remach|ros|rosc|sal|sell|silver|sol|tall|templ|us|ventil|vulcaniz)(?:ad|id)[oa]s?$)\p{L}{2,}(?:ad|id)[oa]s?$/u;

/** Classes of words that share a form. */
const forms = Object.entries({
  each: /^(?:c\/u|each|cada)$/,
  question: /^\?$/,
  lengths: /^(?:mm|cm|m|mts|pulg|pulgadas|in|")$/,
  colon: /^[:.=]$/,
  engineSize: /^[0-8][.,]\d$/,
  cents: /[.,]\d\d$/,
  // `2.00`, `5,0000`: a price, or a quantity in the form that bills use
  whole: /^[1-9]\d*[.,]0+$/,
  mixed: /\p{L}\d|\d\p{L}/u,
  lettered: /[a-z]$|x\d+x\d+$/,
  // digits with a prefix or suffix of unknown meaning: `2jgs`, `no2`, `x2.00`, `2-3`
  // pitches of threads, `M14 × 1,5`, which may also be prices
  pitch: /^(?:0[.,]75|1[.,](?:0|25|5|75)|2[.,]0)$/,
  tyreSize: /^[1-3]\d5\/\d\d$/,
  numbered: /^(?:\d+[^\d]+|(?:no?|nro|num|q|c|cant|u)\d+)$/u,
  fused: /^x[^\p{L}\p{N}]*\d/u,
  span: /^\d{1,3}-\d{1,3}$/,
  digits: /\d/,
  roman: /^(?:i{2,3}|iv|vi{1,3}|ix)$/,
  ordinal: /^(?:no?|nro|num|numero|number|item|linea|line|#)$/,
  letter: /^\p{L}$/u,
  // `l2`, `2o`: a letter may have been typed instead of a digit
  lookalike: /^(?:\d[lio]|[lio]\d)$/,
  // words that change the meaning of the next number: `hasta 4`, `sin 4`, `trae 4`
  bound:
    /^(?:hasta|desde|sin|sobre|tras|salvo|excepto|entre|segun|ante|contra|cada|trae|traen|viene|vienen|contiene|contienen|incluye|incluyen|until|without|except|over|under|contains|includes)$/,
  perThing: /^c\/\p{L}{3,}$/u,
  // verbs that take something away, such as `quítele 2` and `devuélvame 2`. Verbs that request something have the same
  // endings
  takesAway:
    /^(?:quit|devolv|devuelv|descuent|descont|rebaj|baj|rest|sa[cq]|reemplac|cambi|cancel|anul|elimin|borr|olvid)\p{L}*[aen](?:me|l[aeo]s?)$/u,
  // words that make the quantity or the time uncertain if they follow a number and its code
  leavesOpen:
    /^(?:depend|mensual|semanal|quincenal|anual|diari[oa]|ojala|veremos|vemos|pienso|pensare|averig|salier|salio|(?:ven|hab|sol|deb)ia|iba(?:mos)?$|esta(?:ba|bamos)$|result(?:o|aron)|fall(?:o|aron)|mal[oa]s?$|devolv|devuelv|faltaban?$|obsequi|bajas?$|regalo$|gratis|bonific|cortesia|prest|debo$|debe|traigo|ofrezco|usamos|llevaba)/,
  showing: /^(?:muestr[ae]|ensen[ae])(?:me|nos|la|lo)?$/,
  periods: /^(?:semana|mes|dia|quincena|ano|turno)s?$/,
  participle,
  codeLabels: /^(?:cod|codigos?|ref|referencia|sku|art|articulo|saldo)$/,
  // models whose name ends with a number, such as `mazda 3`
  vehicles:
    /^(?:mazda|tiggo|arrizo|wingle|haval|clio|megane|golf|serie|clase|euro|fase|rav|cx|bt|np|npr|nhr|nkr|nqr|hino|fuso|canter|terios|sz|x|h|i)$/,
  // makes whose models are numbers: `Chery Tiggo 2`, `Peugeot 206`
  numberedMake: /^(?:chery|jac|peugeot|bmw|audi|citroen|byd|changan|haval|dfsk|mercedes)$/,
  numberable:
    /^(?:(?:emotion|evolution|marca|sucursal|local|bodega|taller|unidad|bus|tienda|agencia|turno|box|percha|fila|columna|hoja|foto|pagina|pag|piso|casa|calle|ruta|lote|grupo|zona|fase|cuota|linea|punto|estante|cliente|disco|equipo|oficina|caso|tramo|opcion|moto|manzana|mz|villa|etapa|bloque|sector|seccion|area|muelle|anden|puesto|mesa|cajon|gaveta|nivel|tipo|grado|clase|serie|version|generacion|semana|mes|dia|km)s?)$/,
  // verbs that request something if a pronoun precedes them: `me alista`, `nos guarda`
  serving:
    /^(?!qued|sobr|deb|lleg|dur|cuest|sal|val|devuel|cambi|quit|descuent|rebaj|rest|baj|cobr|fall|roba|neg|ofrec|gust|paga|recib|acept)\p{L}{2,}[ae]s?$/u,
  // infinitives: an infinitive alone does not order a part
  infinitive: /^\p{L}{2,}[aei]r(?:[lmn][aeo]s?)?$/u,
  titles: /^(?:don|dona|senor|senora|sr|sra|ing|maestro|mr|mrs)$/,
  orders: /^(?:pedido|lista|solicitud|requerimiento|compra)$/,
  deeds:
    /^(?:price|quote|quotation|entrega|compra|provision|suministro|dotacion|adquisicion|cotizacion|envio|despacho|pedido|proforma|presupuesto|reserva)$/,
  // words that mean "only": `2 nomás de CODE`
  merely: /^(?:nomas|sol[oa]s?|unic[oa]s?)$/,
  purpose: /^(?:para|pa|del?|for)$/,
  reason: /^(?:q|que|porque|pq|xq|because)$/,
  // verbs before the time when the customer comes: `paso a las 4`
  comings: /^(?:pas[oae]|pasamos|pasare|voy|vamos|vengo|venimos|recojo|retiro|llego|llegamos)$/,
  joint: /^[/,&+-]$|^(?:y|e|and)$/,
  // words and signs that join two parts
  joins: /^(?:y|e|and|con|with|mas|[+,&])$/,
  // words for one side of a car, and for both
  leftSide: /^(?:izq(?:uierd[oa]s?)?|left|lh|chofer|conductor|piloto)$/,
  rightSide: /^(?:der(?:ech[oa]s?)?|right|rh|pasajero|copiloto|acompanante)$/,
  frontSide: /^(?:delanter[oa]s?|front|adelante)$/,
  rearSide: /^(?:traser[oa]s?|posterior(?:es)?|rear|atras)$/,
  bothLetters: /^(?:l\/r|r\/l|d\/i|i\/d|lh\/rh|rh\/lh)$/,
  severalCars: /^(?:flota|flotilla|carros|autos|vehiculos|camionetas|buses|camiones|taxis)$/,
  opening: /^[([{]$/,
  closing: /^[)\]}]$/,
  collective:
    /^(?:lote|tanda|remesa|partida|monton|ruma|rimero|serie|jaba|java|tina|pallet|palet|pareja|parejita|trio|terna|quincena|treintena|cuarentena|cincuentena|gruesa|batch|bunch|handful)s?$/,
  separator: /^[,;:=|/\t→➡⇒➜]$/,
  // signs before a quantity: `: 140`, `→ 140`; a comma and a dash are missing, because a price may follow them
  marking: /^[:=|\t→➡⇒➜]$/,
  filler: /^[.\-"'“”«»…!¡¿_*>()[\]{}]$/,
});

const ordinarySigns = /^[()[\]{}:=/|,;$@+<>?#%&\-….\t"'°^→➡⇒➜*×]$/u;
/** Whether a sign is mathematical, as in `≈ 2` or `± 2`. Ornaments such as emojis are not mathematical. */
const isMath = (sign: string): boolean => !ordinarySigns.test(sign) && /^\p{Sm}$/u.test(sign);
export const isOrnament = (sign: string): boolean => !ordinarySigns.test(sign) && !isMath(sign);

const { chatWords, joining, quantityLabels } = vocabulary;

const listWordClasses = remember((word: string): string => {
  const classes = [
    ...lists.filter(([, words]) => words.has(word)),
    ...forms.filter(([, form]) => form.test(word)),
  ]
    .map(([name]) => name)
    .concat(`=${word}`);
  const isRequest = vocabulary.isRequest(word);
  if (isRequest) classes.push(vocabulary.askWords.has(word) ? 'request' : 'request demand');
  if (vocabulary.priceLabels.has(word.replaceAll('.', ''))) classes.push('priced');
  // single letters need no explanation, and neither do names with digits at both ends, such as `6pk1850`
  if (
    isRequest ||
    vocabulary.isKnownWord(word) ||
    !/\p{L}{2}/u.test(word) ||
    /^\d+\p{L}+\d+$|^\d(?:kd|gd|nz|zr|nr|tr|gr|az|rz)(?:-\p{L}+)?$/u.test(word)
  )
    classes.push('known');
  const isCommon = isRequest || [chatWords, joining, quantityLabels].some((words) => words.has(word));
  if (!isCommon && /\p{L}{2}|\p{L}-?\p{N}/u.test(word)) classes.push('descriptive');
  return classes.join(' ');
});

/** Numbers that are also names of car models, such as 206. */
const modelNumbers = new Set([206, 207, 208, 301, 306, 307, 308, 323, 405, 406, 407, 500, 626]);

/** Classes of an item by its number or its form. After a code, a large number may be a price or a size. */
const values: Readonly<Record<string, (item: Item) => boolean>> = {
  mark: ({ word, isMarked }) => /^[x×*]$/.test(word) && !isMarked,
  marked: ({ isMarked }) => isMarked,
  aside: ({ isAside }) => isAside,
  spelt: ({ isSpelt }) => isSpelt,
  spaced: ({ isSpaced }) => isSpaced,
  ampere: ({ isAmpere }) => isAmpere,
  dayOfMonth: ({ value }) => value >= 1 && value <= 31,
  year: ({ type, value }) => type === 'amount' && isYear(value),
  model: ({ value }) => modelNumbers.has(value),
  large: ({ value }) => value >= 200,
  thousands: ({ value }) => value >= 1_000 && !isYear(value),
  // a measure that is the year of a model
  dated: ({ type, value }) => type === 'measure' && isYear(value),
  few: ({ value }) => value <= 20,
  // a number in the name of a model, such as Mazda 3; there is no Mazda 4
  digit: ({ value }) => value >= 1 && value < 9 && value !== 4,
  // two digits, or a leading zero, may be a year or a month: `2008 10`, `2012 05`
  handful: ({ value, word }) => value < 9 && !word.startsWith('0'),
  // rather a year than a quantity: `08`
  zeroed: ({ word }) => word.startsWith('0'),
  // measures such as `4 v` and `4 bar`, which may also be quantities
  slight: ({ type, word }) => type === 'measure' && /^\d[^\d]{1,3}$/.test(word),
  small: ({ value, isSpelt }) => isSpelt || value <= 99,
  medium: ({ value }) => value <= 999,
  math: ({ type, word }) => type === 'sign' && isMath(word),
  known: ({ isNamed }) => isNamed === true,
  own: ({ isOwn }) => isOwn === true,
  kind: ({ isKind }) => isKind === true,
  fitted: ({ isNamed, isOwn }) => isNamed === true && isOwn !== true,
  described: ({ type, word }) => type === 'word' && listWordClasses(word).includes('descriptive'),
};

/** One text for each item. The text lists the classes of the item, separated by blanks. */
export type Classes = readonly string[];
export const toClasses = (items: readonly Item[]): Classes => {
  const told = listTold(items);
  return items.map((item, at) => {
    const own = Object.keys(values).filter((name) => values[name]?.(item));
    if (leadsAway(item, items[at + 1])) own.push('whither');
    // a word after a label belongs to the label: `cantidad requerida`
    const label = items[items[at - 1]?.word === '.' ? at - 2 : at - 1]?.word ?? '';
    if (quantityLabels.has(label)) own.push('known');
    if (told.has(at)) own.push('phrased');
    return ` ${[item.type, ...own, listWordClasses(item.word)].join(' ')} \n`;
  });
};

/**
 * Returns the positions of words in a phrase about a place or a kind: `a bodega central`, `del local de abajo`. `y me`
 * in `y me las deja` begins a new request and not such a phrase.
 */
function listTold(items: readonly Item[]): ReadonlySet<number> {
  const told = new Set<number>();
  let left = 0;
  items.forEach(({ type, word }, at) => {
    if (/^(?:me|nos)$/.test(word) && items[at - 1]?.word === 'y') left = 4;
    else if (type !== 'word' || phraseEnds.test(word) || participle.test(word) || vocabulary.isRequest(word))
      left = 0;
    else if (phraseOpens.test(word)) left = 4;
    else if (/^(?:el|un|una|mi|su)$/.test(word)) left = Math.max(left, 1);
    else if (left > 0) {
      left -= 1;
      told.add(at);
    }
  });
  return told;
}
const phraseOpens = /^(?:al?|del?|para|pa|from|to)$/;
/** Words that end a phrase: verbs, and words that begin another clause. */
const phraseEnds =
  /\d|^(?:que|q|cada|pruebas?|baja|consignacion|si|cuando|y|e|o|u|pero|no|ni|ya|se|me|le|porque|and|or|but|if)$|[aei]r(?:[lmn][aeo]s?)?$/;

/**
 * Whether a word begins a phrase about a place, a carrier or a brand: `al taller`, `con el motorizado`, `marca Tigre`,
 * `sin factura`. The words of such a phrase do not change the meaning of a number.
 */
const leadsAway = ({ word }: Item, next: Item | undefined): boolean =>
  /^(?:al|marca|nombre|hasta)$/.test(word) ||
  (word === 'sin' && /^(?:factura|iva|falta|pintar|problemas?|apuro)$/.test(next?.word ?? '')) ||
  (/^(?:a|en|con|por)$/.test(word) && /^(?:el|la|los|las|mi|su|nuestr[oa])$/.test(next?.word ?? ''));

/** Classes that combine other classes. */
const made: Readonly<Record<string, string>> = {
  apart:
    'uncounted|joining|dayLabels|documentLabels|countNouns|vehicles|bearers|letter|yearLabels|packs|ordinal|codeLabels|places|cars|fitted|numberable',
  number: 'amount|decimal',
  figure: 'amount|decimal|measure|loose',
  name: 'described|measure',
};

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Returns the names of the classes that a class combines. */
const listClasses = (name: string): string[] =>
  name.split('|').flatMap((one) => (made[one] ?? one).split('|'));

function compileClass(name: string): string {
  const isNot = name.startsWith('!');
  const names = listClasses(isNot ? name.slice(1) : name);
  return String.raw`(?${isNot ? '!' : '='}[^\n]* (?:${names.map(escape).join('|')}) )`;
}

type Groups = Readonly<Record<string, string>>;

const splitAlternatives = (pattern: string): string[] => pattern.split(' / ');

function parseElement(element: string): { body: string; times: string } {
  const [, body = '', times = ''] = /^(.+?)([*?]?)$/.exec(element) ?? [];
  return { body, times };
}

function compileElement(element: string, groups: Groups): string {
  if (element === '^') return String.raw`(?<=^\n)`;
  if (element === '$') return element;
  if (element === '..') return String.raw`(?:[^\n]*\n)*`;
  const { body, times } = parseElement(element);
  if (body.startsWith('not:')) return `(?!${compileElement(body.slice(4), groups)})`;
  if (body.startsWith('notAfter:')) return `(?<!${compileElement(body.slice(9), groups)})`;
  const group = groups[body];
  if (group !== undefined) {
    const alternatives = splitAlternatives(group).map((one) => compileAlternative(one, groups));
    return `(?:${alternatives.join('|')})${times}`;
  }
  return String.raw`(?:${body.split('&').map(compileClass).join('')}[^\n]+\n)${times}`;
}

const compileAlternative = (pattern: string, groups: Groups): string =>
  pattern
    .split(' ')
    .map((element) => compileElement(element, groups))
    .join('');

/** Returns lists of classes. A pattern can match only if the line has at least one class from each list. */
const listNeeds = (pattern: string, groups: Groups): string[][] =>
  pattern.split(' ').flatMap((element) => {
    const { body, times } = parseElement(element);
    if (times !== '' || /^(?:\^|\$|\.\.|not:.*|notAfter:.*)$/.test(element)) return [];
    const group = groups[body];
    if (group !== undefined) return group.includes(' / ') ? [] : listNeeds(group, groups);
    return body
      .split('&')
      .filter((name) => !name.startsWith('!'))
      .map(listClasses);
  });

/** A line in the form in which the expressions search it, with the classes of all its items. */
export interface LineText {
  text: string;
  classes: ReadonlySet<string>;
}

export interface Expression {
  test(line: LineText): boolean;
  /** Returns the position of the item at which the first match begins. Returns −1 if nothing matches. */
  findItem(line: LineText): number;
}

/** Compiles a pattern. The name of a group stands for the group's pattern. */
export function toExpression(pattern: string, groups: Groups): Expression {
  const alternatives = splitAlternatives(pattern).map((one) => ({
    needs: listNeeds(one, groups),
    expression: new RegExp(String.raw`\n(?:${compileAlternative(one, groups)})`),
  }));
  // most alternatives need a class that the line does not have; to look up a class is ten times faster than to search
  const isPossible = ({ needs }: (typeof alternatives)[number], { classes }: LineText): boolean =>
    needs.every((names) => names.some((name) => classes.has(name)));
  return {
    test: (line) => alternatives.some((one) => isPossible(one, line) && one.expression.test(line.text)),
    findItem: (line) => {
      const found = alternatives
        .map((one) => (isPossible(one, line) ? line.text.search(one.expression) : -1))
        .filter((at) => at >= 0);
      return found.length === 0 ? -1 : line.text.slice(0, Math.min(...found)).split('\n').length - 1;
    },
  };
}

/**
 * Writes the classes of a line as one text, which the expressions search. `@` marks the number in question. Each item
 * begins on a new line, so that a search can jump from one item to the next.
 */
export function toLineText(classes: Classes, at = -1): LineText {
  const text = `\n${classes.map((one, place) => (place === at ? ` @${one}` : one)).join('')}`;
  return { text, classes: new Set(text.split(/[ \n]+/)) };
}
