/** Recognises makes, models, years and engines in a question. */
import { toVehicleSlug } from '@/shared/vehicleSlug';
import type { Vehicle } from '@/shop/schemas';
import { toMakeLexeme, toModelLexeme, toVehicleLexeme } from './lexemes';
import { foldCase } from './words';

const compact = (text: string): string => foldCase(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Makes by their other spellings: `vw` is `volkswagen`. Both contain only letters and digits. */
const makeAliases: Readonly<Record<string, string>> = {
  vw: 'volkswagen',
  wolkswagen: 'volkswagen',
  volswagen: 'volkswagen',
  volkswagem: 'volkswagen',
  chevy: 'chevrolet',
  chevi: 'chevrolet',
  chev: 'chevrolet',
  gm: 'chevrolet',
  mercedes: 'mercedesbenz',
  benz: 'mercedesbenz',
  mb: 'mercedesbenz',
  greatwal: 'greatwall',
  gwm: 'greatwall',
  toy: 'toyota',
  hiunday: 'hyundai',
  hundai: 'hyundai',
  hyunday: 'hyundai',
  jundai: 'hyundai',
  yundai: 'hyundai',
  hiundai: 'hyundai',
  mitsu: 'mitsubishi',
  mitsubichi: 'mitsubishi',
  susuki: 'suzuki',
  nisan: 'nissan',
  renol: 'renault',
  reno: 'renault',
  renaul: 'renault',
  peugot: 'peugeot',
  pegeot: 'peugeot',
  pejo: 'peugeot',
  citroen: 'citroen',
  sangyong: 'ssangyong',
  ssanyong: 'ssangyong',
  landrober: 'landrover',
  chevrole: 'chevrolet',
  quia: 'kia',
  masda: 'mazda',
  cheri: 'chery',
  yac: 'jac',
  dfm: 'dongfeng',
  subarú: 'subaru',
};
const modelAliases: Readonly<Record<string, string>> = {
  luvdmax: 'dmax',
  prado: 'landcruiserprado',
  vitarasz: 'grandvitara',
  sz: 'grandvitara',
  gvitara: 'grandvitara',
  granvitara: 'grandvitara',
  i10grand: 'grandi10',
  grani10: 'grandi10',
  grandi: 'grandi10',
  santafé: 'santafe',
  tucsson: 'tucson',
  tucxon: 'tucson',
  tuscon: 'tucson',
  jailux: 'hilux',
  hylux: 'hilux',
  riosl: 'rio',
  cerato5: 'cerato',
  ixtrail: 'xtrail',
  ecosport: 'ecosport',
  rav: 'rav4',
  crb: 'crv',
  hrb: 'hrv',
  bt: 'bt50',
  f150: 'f150',
  aveoemotion: 'aveo',
  aveofamily: 'aveo',
  aveoactivo: 'aveo',
  emotion: 'aveo',
  sparkgt: 'spark',
  sparklife: 'spark',
  corsawind: 'corsa',
  vitara3p: 'vitara',
  vitara5p: 'vitara',
  wingle: 'wingle',
  navara: 'navara',
  kicks: 'kicks',
  kikcs: 'kicks',
  h1: 'h1',
  dimax: 'dmax',
  demax: 'dmax',
};

interface Model {
  key: string;
  make: string;
  model: string;
  vehicles: Vehicle[];
}

export interface CarMatch {
  /** Lexemes of the named vehicles. A part fits if the part has one of these lexemes or fits all vehicles. */
  lexemes: string[];
  /** Lexemes of the named vehicles if the year and the engine in the question are ignored. */
  looseLexemes: string[];
  /** Label for the shopper: `Chevrolet Aveo 2012 1.6`. */
  label: string;
  /** Ids of the named vehicles; empty if the question contains no year and no engine. */
  vehicleIds: number[];
  /** Slug of the vehicle; null unless the question contains a year or an engine and means only one vehicle. */
  slug: string | null;
  /**
   * Lexemes of models whose names contain all words of the named model, such as `Grand Vitara` when `Vitara` is named.
   */
  relatedLexemes: string[];
  /** Whether a year or an engine excludes some vehicles of the model. */
  isPrecise: boolean;
  /** The year in the question, if the model was not sold in that year; else null. */
  unknownYear: number | null;
  hasModel: boolean;
  /** Positions of the tokens that name the car. */
  used: number[];
  /** Positions of tokens that name the car, but may also name a part. */
  doubtful: number[];
}

/**
 * Indexes vehicles by their slugs. A slug that several vehicles share has the value null, because the page of the wrong
 * vehicle would list parts that do not fit.
 */
export function indexBySlug(vehicles: readonly Vehicle[]): ReadonlyMap<string, Vehicle | null> {
  const found = new Map<string, Vehicle | null>();
  for (const vehicle of vehicles) {
    const slug = toVehicleSlug(vehicle);
    found.set(slug, found.has(slug) ? null : vehicle);
  }
  return found;
}

export type Cars = ReturnType<typeof makeCars>;
const longestName = 4;

export function makeCars(vehicles: readonly Vehicle[]) {
  const makes = new Map<string, string>();
  const models = new Map<string, Model>();
  for (const vehicle of vehicles) {
    makes.set(compact(vehicle.make), vehicle.make);
    const id = `${vehicle.make}|${vehicle.model}`;
    const known = models.get(id);
    if (known) known.vehicles.push(vehicle);
    else
      models.set(id, {
        key: compact(vehicle.model),
        make: vehicle.make,
        model: vehicle.model,
        vehicles: [vehicle],
      });
  }
  const byKey = new Map<string, Model[]>();
  const add = (key: string, model: Model) => {
    const before = byKey.get(key) ?? [];
    if (!before.includes(model)) byKey.set(key, [...before, model]);
  };
  for (const model of models.values()) add(model.key, model);
  /** Families of models by the beginning of their names, such as `tiggo`. The beginnings have no blanks. */
  const families = new Map<string, Model[]>();
  for (const model of models.values()) {
    const words = foldCase(model.model)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);
    for (let end = 1; end < words.length; end += 1) {
      const key = words.slice(0, end).join('');
      if (key.length >= 4 && !byKey.has(key)) families.set(key, [...(families.get(key) ?? []), model]);
    }
  }
  for (const [alias, key] of Object.entries(modelAliases)) {
    const meant = byKey.get(key) ?? families.get(key);
    if (meant && !byKey.has(alias)) byKey.set(alias, meant);
  }
  for (const [alias, key] of Object.entries(makeAliases)) {
    const make = makes.get(key);
    if (make !== undefined && !makes.has(alias)) makes.set(alias, make);
  }
  const nameWords = [...new Set([...makes.keys(), ...byKey.keys(), ...families.keys()])];

  const vehicleNames = new Map(vehicles.map(({ id, make, model }) => [id, { make, model }]));
  let slugs: ReturnType<typeof indexBySlug> | null = null;

  const modelsNamed = (key: string, make: string | null): Model[] => {
    const found = byKey.get(key) ?? families.get(key) ?? [];
    return make === null ? found : found.filter((model) => model.make === make);
  };

  const makeKeyOf = (word: string): string => compact(makes.get(word) ?? '');
  const nameWordsOf = ({ model }: Model): string[] => foldCase(model).split(/[^\p{L}\p{N}]+/u);

  /** Returns the label for the shopper; a family of models is labelled with its shortest name. */
  function nameModels(named: readonly Model[]): string {
    const [shortest] = [...named].sort((one, other) => one.model.length - other.model.length);
    const isOfOneMake = named.every((model) => model.make === shortest?.make);
    return [isOfOneMake ? shortest?.make : null, shortest?.model].filter(Boolean).join(' ');
  }

  /** Lists models of the same make whose names have all the words of a named model: `Grand i10` is listed for `i10`. */
  const listRelated = (named: readonly Model[]): Model[] =>
    [...models.values()].filter(
      (model) =>
        !named.includes(model) &&
        named.some(
          (one) =>
            one.make === model.make && nameWordsOf(one).every((word) => nameWordsOf(model).includes(word)),
        ),
    );

  /**
   * Returns the car that the words describe. A model whose name is a number (`3`) counts only after its make. A model
   * with a very short name (`up`) counts after its make or beside other words. A model whose name is also a word of a
   * part (`march`, `fit`, `h1`) is doubtful unless the make is named.
   * @param isPartWord whether a word may mean a part
   * @param isInPhrase whether the word at this position belongs to a part's name, such as `válvulas de escape`
   */
  function recognize(
    words: readonly string[],
    isPartWord: (word: string) => boolean,
    isInPhrase: (at: number) => boolean = () => false,
  ): CarMatch | null {
    const used = new Set<number>();
    const doubtful = new Set<number>();
    const spanAt = (from: number, length: number): string =>
      words
        .slice(from, from + length)
        .join('')
        .replace(/\./g, '');
    let make: string | null = null;
    let makeEnd = -1;
    search: for (let length = 3; length >= 1; length -= 1)
      for (let from = 0; from + length <= words.length; from += 1) {
        const found = makes.get(spanAt(from, length));
        if (found === undefined) continue;
        if (length === 1 && isPartWord(words[from] ?? '') && found.length < 4) continue;
        make = found;
        makeEnd = from + length;
        for (let at = from; at < makeEnd; at += 1) used.add(at);
        break search;
      }
    const isYear = (word: string): boolean => /^(19[6-9]\d|20[0-4]\d)$/.test(word);
    const yearAt = words.findIndex(isYear);
    const year = yearAt < 0 ? null : Number(words[yearAt]);

    interface Named {
      models: Model[];
      positions: number[];
      isDoubtful: boolean;
      isWeak: boolean;
    }
    /** Lists model names among the unused words, the longest name first. Names that also mean a part come last. */
    const listNamed = (ofMake: string | null): Named[] => {
      const named: Named[] = [];
      for (let length = longestName; length >= 1; length -= 1)
        for (let from = 0; from + length <= words.length; from += 1) {
          const positions = Array.from({ length }, (_, offset) => from + offset);
          if (positions.some((at) => used.has(at) || at === yearAt)) continue;
          const key = spanAt(from, length);
          const hits = modelsNamed(key, ofMake);
          if (hits.length === 0) continue;
          const isBesideMake = from === makeEnd;
          const isWeak = key.length <= 2 || /^\d+$/.test(key);
          const hasCompany = positions.length < words.length;
          if (/^\d+$/.test(key) && !isBesideMake) continue;
          if (isWeak && !isBesideMake && (!hasCompany || isPartWord(key))) continue;
          const isDoubtful = length === 1 && isPartWord(key);
          if (isDoubtful && make === null && year === null && !hasCompany) continue;
          if (isDoubtful && make === null && positions.some(isInPhrase)) continue;
          named.push({ models: hits, positions, isDoubtful: isDoubtful && make === null, isWeak });
        }
      return [
        ...named.filter(({ isDoubtful }) => !isDoubtful),
        ...named.filter(({ isDoubtful }) => isDoubtful),
      ];
    };
    let found: Model[] = [];
    const [first] = listNamed(make);
    if (first) {
      found = first.models;
      for (const at of first.positions) {
        used.add(at);
        if (first.isDoubtful) doubtful.add(at);
      }
    }
    // `pastillas aveo o hilux`: parts that fit either car are searched
    const others: { models: Model[]; at: number }[] = [];
    if (first && !first.isDoubtful)
      for (let next = findOther(); next; next = findOther()) {
        const makesOf = new Set(next.models.map((model) => compact(model.make)));
        const isMake = (word: string): boolean => makesOf.has(makeKeyOf(word));
        for (const at of next.positions) used.add(at);
        words.forEach((word, at) => {
          if (isMake(word)) used.add(at);
        });
        const named = [found, ...others.map(({ models }) => models)].flat();
        const more = next.models.filter((model) => !named.includes(model));
        if (more.length > 0) others.push({ models: more, at: Math.min(...next.positions) });
      }
    function findOther(): Named | undefined {
      return listNamed(null).find(({ isDoubtful, isWeak }) => !isDoubtful && !isWeak);
    }
    if (found.length === 0 && make === null) return null;

    if (found.length === 0) {
      const lexemes = [toMakeLexeme(make ?? '')];
      const ofYear =
        year === null
          ? []
          : vehicles
              .filter((vehicle) => vehicle.make === make && vehicle.year === year)
              .map(({ id }) => toVehicleLexeme(id));
      if (ofYear.length > 0 && yearAt >= 0) used.add(yearAt);
      return {
        lexemes: ofYear.length > 0 ? ofYear : lexemes,
        looseLexemes: lexemes,
        label: [make, ofYear.length > 0 ? year : null].filter(Boolean).join(' '),
        vehicleIds: [],
        slug: null,
        relatedLexemes: [],
        isPrecise: ofYear.length > 0,
        unknownYear: null,
        hasModel: false,
        used: [...used],
        doubtful: [],
      };
    }

    // `spark 2012 o aveo 2010`: each car may have its own year; the years stand in the same order as the cars
    const named = [{ models: found, at: Math.min(...(first?.positions ?? [0])) }, ...others];
    const years = others.length > 0 ? words.filter(isYear).map(Number) : [year];
    const yearOf = new Map(
      years.length === named.length
        ? [...named]
            .sort((a, b) => a.at - b.at)
            .flatMap(({ models }, place) =>
              models.flatMap(({ vehicles: own }) => own.map(({ id }) => [id, years[place]] as const)),
            )
        : [],
    );
    found = named.flatMap(({ models }) => models);
    let fitting = found.flatMap((model) => model.vehicles);
    let engine: string | null = null;
    const engineAt = words.findIndex(
      (word, at) =>
        !used.has(at) &&
        /^\d\.\d$/.test(word) &&
        fitting.some((vehicle) => vehicle.engine.startsWith(`${word} `)),
    );
    if (engineAt >= 0) {
      engine = words[engineAt] ?? null;
      const ofEngine = fitting.filter((vehicle) => vehicle.engine.startsWith(`${engine} `));
      fitting = ofEngine;
      used.add(engineAt);
    }
    let hasYear = false;
    const isOfYear = ({ id, year: own }: Vehicle): boolean =>
      yearOf.size > 0 ? yearOf.get(id) === own : years.includes(own);
    if (year !== null) {
      const ofYear = fitting.filter(isOfYear);
      const anyEngine =
        ofYear.length > 0 ? ofYear : found.flatMap((model) => model.vehicles).filter(isOfYear);
      words.forEach((word, at) => {
        if (isYear(word) && years.includes(Number(word))) used.add(at);
      });
      hasYear = anyEngine.length > 0;
      if (hasYear) fitting = anyEngine;
    }
    const loose = found.map(toModelLexeme);
    const isPrecise = hasYear || engine !== null;
    const [only, ...more] = isPrecise ? fitting : [];
    const label = [
      named.map(({ models }) => nameModels(models)).join(' / '),
      hasYear ? [...new Set(years)].join(', ') : null,
      engine,
    ];
    return {
      lexemes: isPrecise ? fitting.map(({ id }) => toVehicleLexeme(id)) : loose,
      looseLexemes: loose,
      label: label.filter((part) => part !== null).join(' '),
      vehicleIds: isPrecise ? fitting.map(({ id }) => id) : [],
      slug: only && more.length === 0 ? toVehicleSlug(only) : null,
      relatedLexemes: listRelated(found).map(toModelLexeme),
      isPrecise,
      unknownYear: hasYear ? null : year,
      hasModel: true,
      used: [...used],
      doubtful: [...doubtful],
    };
  }

  return {
    recognize,
    /** Whether the text is a model's name without blanks. Names with fewer than three letters do not count. */
    isModelName: (key: string): boolean => key.length >= 3 && byKey.has(key),
    /** Names of makes, models and families of models, without blanks. */
    nameWords,
    /** Lexemes of the models and makes whose names begin with these letters. */
    beginningWith: (beginning: string): string[] =>
      beginning.length < 3
        ? []
        : [
            ...[...models.values()].filter(({ key }) => key.startsWith(beginning)).map(toModelLexeme),
            ...[...makes].filter(([key]) => key.startsWith(beginning)).map(([, make]) => toMakeLexeme(make)),
          ].slice(0, 40),
    vehicle: (id: number) => vehicleNames.get(id),
    /** Returns the vehicle with this slug; null if no vehicle or more than one vehicle has the slug. */
    vehicleBySlug: (slug: string): Vehicle | null => {
      slugs ??= indexBySlug(vehicles);
      return slugs.get(slug) ?? null;
    },
  };
}
