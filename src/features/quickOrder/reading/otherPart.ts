import { remember, splitTokens, type Token } from './tokens';
import type { SpanMatch } from './types';
import { partNouns, sides } from '@/shared/orderVocabulary';

/*
 * Words beside a code may contradict the part of the code: `2 pastillas traseras` for front pads, `filtro de aire` for
 * an oil filter. A digit of the code may be mistyped, or the words may belong to the next line. So the user must choose
 * the product.
 */

const readGroups = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [group = '', ...others] = line.trim().split(' ');
        return [group, ...others].map((word) => [word, group] as const);
      }),
  );

/** Kinds of parts. The words of each line are synonyms. A word with several meanings is not in the list. */
const kinds = readGroups(`
  filtro filtros filter filters prefiltro
  pastilla pastillas pads
  zapata zapatas shoes
  disco discos rotor rotores disc discs
  tambor tambores drum drums
  amortiguador amortiguadores shock shocks strut struts
  resorte resortes espiral espirales
  rotula rotulas
  terminal terminales tie
  axial axiales
  bujia bujias
  bateria baterias battery batteries
  aceite aceites oil
  foco focos bombillo bombillos bulb bulbs faro faros farol faroles headlight headlights neblinero neblineros
  espejo espejos retrovisor retrovisores mirror mirrors
  radiador radiadores radiator
  termostato termostatos thermostat
  bobina bobinas coil coils
  alternador alternadores alternator
  embrague embragues clutch
  rodamiento rodamientos ruliman rulimanes
  llanta llantas tire tires
  pluma plumas wiper wipers
  parachoques parachoque guardachoque guardachoques bumper bumpers
  guardafango guardafangos
  mascarilla mascarillas
  manija manijas
  silenciador silenciadores
  inyector inyectores
  retenedor retenedores
  piston pistones
  anillo anillos
  sensor sensores sensors
  fusible fusibles fuse fuses
  homocinetica homocineticas
  arranque arranques starter starters
  capo capos
  manzana manzanas
  guardapolvo guardapolvos
  cable cables guaya guayas
  base bases soporte soportes hueso huesos mount mounts
  refrigerante refrigerantes coolant
  liquido liquidos
  empaque empaques gasket gaskets
  semieje semiejes
  refrigerante refrigerantes coolant
  bomba bombas pump pumps
  banda bandas correa correas belt belts
`);

/** Purposes of filters and pumps. */
const purposes = readGroups(`
  cabezote culata
  tapa valvulas
  carter
  motor
  caja
  aceite
  aire
  cabina habitaculo polen
  combustible gasolina nafta diesel petroleo
  agua
`);
const purposeful: ReadonlySet<string> = new Set(['filtro', 'bomba', 'empaque', 'base']);

/** Positions and drives of a part. The words of each line are synonyms. */
const places = readGroups(`
  delantero delanteros delantera delanteras front adelante
  posterior posteriores post trasero traseros trasera traseras rear atras
  superior superiores upper arriba
  inferior inferiores lower abajo
  interior interiores interno interna
  exterior exteriores externo externa
  admision intake
  escape exhaust
  conductor chofer piloto
  copiloto pasajero acompanante
  manual manuales
  electrico electricos electrica electricas electric power
  automatico automatica automaticos automaticas automatic
  izquierdo izquierdos izquierda izquierdas izq left lh
  derecho derechos derecha derechas der right rh
`);
const opposites = [
  ['delantero', 'posterior'],
  ['superior', 'inferior'],
  ['interior', 'exterior'],
  ['admision', 'escape'],
  ['conductor', 'copiloto'],
  ['izquierdo', 'derecho'],
  ['manual', 'electrico'],
  ['manual', 'automatico'],
] as const;
/** Whether one names a place or a drive, the other its opposite, and neither names both. */
const areOpposite = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  opposites
    .flatMap(([first, second]) => [
      [first, second],
      [second, first],
    ])
    .some(
      ([own = '', opposite = '']) =>
        one.has(own) && !one.has(opposite) && other.has(opposite) && !other.has(own),
    );

/** Kinds of oil, and colours. */
const finishes = readGroups(`
  mineral minerales
  sintetico sinteticos synthetic
  semisintetico semisinteticos
  negro negra negros negras black
  cromado cromada cromados cromadas
  blanco blanca blancos blancas
  plateado plateada plateados plateadas
  acero
  aluminio aleacion magnesio alloy
`);

/** Measures that distinguish parts of one kind, such as ampere-hours, teeth, threads and oversizes. */
const measures = [
  /(?<![\p{L}\d])(\d{2,3}) ?(?:ah|a(?! ?\d)|amp(?:s|erios?)?)(?!\p{L})/giu,
  /(?<![\p{L}\d])(\d{2,3}) ?(?:dientes|teeth)/giu,
  /(?<![\p{L}\d])(\d) ?(?:huecos|orificios|holes)/giu,
  /(?<![\p{L}\d])(\d ?pk[ -]?\d{3,4})(?!\d)/giu,
  // diameters and sizes, of which a name may have several: `136 × 52 × 17 mm`
  /(?<![\p{L}\d.,])(\d{2,3})(?=(?:[.,]\d)? ?(?:mm(?!\p{L})|×))/giu,
  /(?<!\p{L})dot ?(\d(?:[.,]\d)?)/giu,
  /(?<!\d)([\d.,]+) ?kw(?!\p{L})/giu,
  /(?<![\d.,])(12|24) ?v(?![\p{L}\d])/giu,
  /(?<!\d)(\d{2}) ?estr[ií]as/giu,
  /(?<![\p{L}\d])(r1[2-9]|r2[0-2])(?!\d)/giu,
  /(?<![\d.,])(\d{2}) ?(?:"|''|”|pulg)/giu,
  // oversize pistons and rings, or standard ones
  /(?<![\d.,])\+? ?(0[.,](?:25|50|75)|std)(?![\d\p{L}])/giu,
  /(?<![\p{L}\d])(\d{1,2}w-?\d{2})(?!\d)/giu,
  /(?<![\p{L}\d])(h\d{1,2})(?![\p{L}\d])/giu,
  /(?<!\d)(\d{3}\/\d{2})(?!\d)/gu,
];

interface Features {
  /** Words of what a part has (`con lupa`), and of what a part lacks (`sin huecos`). */
  included: ReadonlySet<string>;
  missing: ReadonlySet<string>;
}

interface Said extends Features {
  kinds: ReadonlySet<string>;
  /** The first kind, if possible one that belongs to no other part. */
  kind: string | undefined;
  /**
   * Whether the words name a kind of part. A part that another part belongs to does not count: in `cable de bujía`,
   * only `cable` is the kind.
   */
  isKindNamed: boolean;
  purposes: ReadonlySet<string>;
  places: ReadonlySet<string>;
  finishes: ReadonlySet<string>;
  measures: readonly ReadonlySet<string>[];
}

const toGroups = (words: readonly string[], groups: ReadonlyMap<string, string>): ReadonlySet<string> =>
  new Set(words.flatMap((word) => groups.get(word) ?? []));

/** Lists the words behind `con`, or `sin`, up to the next of them: a bumper `sin huecos para neblineros`. */
const listBehind = (words: readonly string[], link: RegExp): ReadonlySet<string> => {
  const found = new Set<string>();
  let left = 0;
  for (const word of words) {
    if (/^(?:con|sin|with|without|y|e)$/.test(word)) left = link.test(word) ? 4 : 0;
    else if (left > 0) {
      left -= 1;
      if (word.length > 3) found.add(word.replace(/(?:es|s)$/, ''));
    }
  }
  return found;
};
const readFeatures = (words: readonly string[]): Features => ({
  included: listBehind(words, /^(?:con|with)$/),
  missing: listBehind(words, /^(?:sin|without)$/),
});
const isShared = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((word) => other.has(word));
/** Whether one has what the other lacks. */
const differInFeatures = (one: Features, other: Features): boolean =>
  isShared(one.included, other.missing) || isShared(one.missing, other.included);

/**
 * Lists the purposes: the word after a filter or a pump, as in `filtro de aire`. The word does not count if it begins
 * another name, as in `aire acondicionado`.
 */
const listPurposes = (words: readonly string[]): ReadonlySet<string> =>
  new Set(
    words.flatMap((word, at) => {
      if (!purposeful.has(kinds.get(word) ?? '')) return [];
      const behind = words.slice(at + 1).filter((one) => !/^(?:de|d|del|para|el|la)$/.test(one));
      const purpose = behind[1] === 'acondicionado' ? undefined : purposes.get(behind[0] ?? '');
      return purpose === undefined ? [] : [purpose];
    }),
  );

/** Whether the word at a position belongs to a part before it: `aceite` in `filtro de aceite`. */
const belongs = (words: readonly string[], at: number): boolean =>
  /(?:^| )(?:de|d|del|para|of|for)(?: (?:el|la|los|las|the))?$/.test(words.slice(0, at).join(' '));

const readSaid = (words: readonly string[], text: string): Said => ({
  kinds: toGroups(words, kinds),
  kind: kinds.get(
    words.find((word, at) => kinds.has(word) && !belongs(words, at)) ??
      words.find((word) => kinds.has(word)) ??
      '',
  ),
  isKindNamed: words.some((word, at) => kinds.has(word) && !belongs(words, at)),
  purposes: listPurposes(words),
  places: toGroups(
    // `Taller Eléctrico Pérez` describes no part
    words.filter((_, at) => words[at - 1] !== 'taller'),
    places,
  ),
  finishes: toGroups(words, finishes),
  ...readFeatures(words),
  measures: measures.map(
    (form) =>
      new Set(
        [...text.matchAll(form)].map(([, value = '']) =>
          value.toLowerCase().replace(/[- ]/g, '').replace(',', '.'),
        ),
      ),
  ),
});

const readName = remember((name: string): Said =>
  readSaid(
    splitTokens(name).flatMap(({ isWord, word }) => (isWord ? [word] : [])),
    name,
  ),
);

/** Whether both sets have words, but no word in common. */
const isApart = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size > 0 && other.size > 0 && ![...one].some((value) => other.has(value));

/** Whether a token ends the words about one part, so that words about another part may follow. */
const isBreak = ({ word, isWord }: Token): boolean =>
  isWord ? /^(?:y|e|o|u|con|mas|and|with|or|ademas|tambien)$/.test(word) : /^[,;.+&|/\n]$/.test(word);

/** Whether a token separates two parts more clearly than a comma does: `y`, `+`, a new line. */
const isConjunction = (token: Token): boolean => isBreak(token) && !/^[,;.|/]$/.test(token.word);

/** Lists the words before and after a code, on each side up to the next separator. */
function listBeside(
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
  isSeparator: (token: Token) => boolean,
): Token[] {
  const before = tokens.slice(0, from);
  const after = tokens.slice(to);
  const end = after.findIndex(isSeparator);
  return [
    ...before.slice(before.findLastIndex(isSeparator) + 1),
    ...after.slice(0, end < 0 ? undefined : end),
  ].filter(({ isWord }) => isWord);
}

/** Whether a word names a kind of part that another kind contradicts. */
export const isKind = (word: string): boolean => kinds.has(word);

/**
 * Whether a word is a synonym for the kind of each product: `rulimanes` for a `Rodamiento`, `clutch` for a `Kit de
 * embrague`. In `Filtro de aceite` only `filtro` is the kind.
 */
export const isSynonym = (word: string, names: readonly string[]): boolean => {
  const kind = kinds.get(word);
  return kind !== undefined && names.length > 0 && names.every((name) => readName(name).kind === kind);
};

/** Whether a word is the noun of a part, and not only a side or `repuestos`. */
export const isPartNoun = (word: string): boolean =>
  kinds.has(word) ||
  (partNouns.has(word) && !sides.has(word) && !/^(?:repuestos?|productos|articulos)$/.test(word));

/** Whether `spark` is the car and not the beginning of `spark plugs`. */
export const isSparkCar = (words: readonly string[], at: number): boolean =>
  words[at] === 'spark' && !/^plugs?$/.test(words[at + 1] ?? '');

/** Whether words name a part that differs from all products. */
export function hasOtherPart(
  words: readonly string[],
  text: string,
  { names = [] }: Pick<SpanMatch, 'names'>,
): boolean {
  if (names.length === 0 || names.includes('')) return false;
  const said = readSaid(words, text);
  const isOther = (name: string): boolean => {
    const own = readName(name);
    return (
      areOpposite(said.places, own.places) ||
      isApart(said.kinds, own.kinds) ||
      isApart(said.finishes, own.finishes) ||
      differInFeatures(said, own) ||
      (said.isKindNamed && own.kinds.size === 0) ||
      (own.kinds.size > 0 && isApart(said.purposes, own.purposes)) ||
      said.measures.some((values, which) => isApart(values, own.measures[which] ?? new Set()))
    );
  };
  return names.every(isOther);
}

/** Whether the words beside a code name a different part. The code consists of the tokens from `from` to `to`. */
export function isOtherPart(
  tokens: readonly Token[],
  code: { from: number; to: number },
  match: Pick<SpanMatch, 'names'>,
): boolean {
  const isBreakButWith = (token: Token): boolean => !/^(?:con|with)$/.test(token.word) && isBreak(token);
  const features = readFeatures(listBeside(tokens, code, isBreakButWith).map(({ word }) => word));
  const { names = [] } = match;
  if (names.length > 0 && names.every((name) => differInFeatures(features, readName(name)))) return true;
  const near = listBeside(tokens, code, isBreak);
  // in `1 radiador, código CODE` the clause of the code names no part, so the clause before it counts
  const clauses = near.some(({ word }) => kinds.has(word))
    ? [near]
    : [near, listBeside(tokens.slice(0, code.to), code, isConjunction)];
  return clauses.some(
    (beside) =>
      beside.length > 0 &&
      hasOtherPart(
        beside.map(({ word }) => word),
        beside.map(({ text }) => text).join(' '),
        match,
      ),
  );
}
