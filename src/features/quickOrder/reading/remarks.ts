import {
  askWith,
  findFirstNumber,
  hasCode,
  hasWord,
  isAbout,
  isBare,
  isPartName,
  isPartNamed,
  type Line,
} from './lines';
import { listWords } from './tokens';
import { factor, mention, withdrawal } from './notes';
import { askAgain } from './readText';
import type { FindSpan } from './types';
import { cars, countNouns, isKnownWord, numberWords } from '@/shared/orderVocabulary';

/**
 * Clears quantities because of a remark on a separate line, so that the user must choose: `el doble`, `no mande esto:`,
 * `(ya entregado)`, `lo mismo para el otro carro`. If the remark names a part, the lines of this part are cleared. If
 * the remark names no part and is a factor, or stands above or below all lines, all lines are cleared. Any other remark
 * clears only the line above.
 */
export function askForRemarks(lines: Line[], find: FindSpan): void {
  lines.forEach((line, at) => {
    if (hasCode(line) || line.isCut === true) return;
    const words = listWords(line.text);
    const text = words.join(' ');
    const isFactor = factor.test(text) || isCarCount(words);
    const coded = lines.filter(hasCode);
    // `las zapatas 1 nomás` refers to brake shoes in an earlier line
    const isMention =
      line.readings.length > 0 &&
      mention.test(text) &&
      coded.some((one) => one.at < line.at && isAbout(line, one, find) && fitsNamedCars(words, one, find));
    // `obs: solo filtros`: the other parts are not wanted
    const isOnly =
      /(?:^| )(?:sol[oa]s?|solamente) /.test(text) &&
      !words.some((word) => /\d/.test(word)) &&
      words.some(isPartName) &&
      coded.some((one) => isAbout(line, one, find));
    if (!isFactor && !isMention && !isOnly && !withdrawal.test(text)) return;
    // `por 2` below a single code is the quantity of the code
    if (line.isQuantityOnly && /^(?:todo )?por /.test(text) && (coded.length < 2 || coded.some(isBare)))
      return;
    const above = coded.filter((one) => one.at < line.at);
    const isNamed = words.some((word) => countNouns.has(word));
    const alike = isNamed ? coded.filter((one) => isAbout(line, one, find)) : [];
    // `bujías para los dos aveos` below other parts is an order and not a remark
    if (
      isFactor &&
      alike.length === 0 &&
      (line.readings.some(isPartNamed) || (words.some(isPartName) && line.readings.length === 0))
    )
      return;
    const isLast = !lines.slice(at + 1).some(hasCode);
    const open = isFactor || isLast || above.length === 0 ? coded : above.slice(-1);
    const areAll = isOnly || (isMention && words.some((word) => /^(?:sol[oa]s?|solamente|only)$/.test(word)));
    for (const one of areAll ? coded : alike.length > 0 ? alike : open)
      one.readings = one.readings.map(askAgain);
    // a line such as `las pastillas del Aveo` or `lona doble` may be an order itself, and keeps its readings
    const isWithdrawn = !isFactor && !isMention && alike.length > 0;
    const isOwn = isWithdrawn
      ? false
      : isMention
        ? words.some((word, at) => cars.has(word) || isUnknownCar(word, words[at - 1]))
        : line.readings.some(isPartNamed) || (isFactor && !words.every(isRemarkWord));
    if (!isOwn) line.readings = [];
  });
}

/** Whether an unknown word may be the name of a car: `del Terios`, `para el D-Max`. */
const isUnknownCar = (word: string, before = ''): boolean =>
  /^(?:del?|el|un|para)$/.test(before) && !isKnownWord(word) && !/^(?:despues|luego|mas)$/.test(word);

/**
 * Whether a word may belong to a remark such as `el doble`, `son dos aveos` or `6 del primero`. An unknown word may
 * name a part, so it does not belong to a remark.
 */
const isRemarkWord = (word: string): boolean =>
  /^x?\P{L}*$/u.test(word) ||
  everyWord.test(word) ||
  factor.test(word) ||
  isKnownWord(word) ||
  isKnownWord(word.replace(/s$/, ''));

/** Whether words count cars: `son dos aveos`, `para los 2 yaris`. In `bujías 4 aveo` the number counts parts. */
const isCarCount = (words: readonly string[]): boolean => {
  const at = words.findIndex((word) => numberWords.has(word) || /^\d{1,2}$/.test(word));
  const next = words[at + 1] ?? '';
  return (
    at > 0 &&
    /^(?:son|para|los|las)$/.test(words[at - 1] ?? '') &&
    !/^(?:una?|uno|1)$/.test(words[at] ?? '') &&
    [next, next.replace(/s$/, '')].some((word) => cars.has(word))
  );
};

/** Whether the part of a code fits each car that the words name. Returns true if the words name no car. */
function fitsNamedCars(words: readonly string[], coded: Line, find: FindSpan): boolean {
  const vehicles = find(coded.readings[0]?.code ?? '')?.vehicles ?? [];
  return words
    .filter((word) => cars.has(word))
    .every((word) => vehicles.every((fitment) => fitment === '' || hasWord(fitment, word)));
}

/**
 * Clears the quantity of every code because a line is about all codes, so that the user must choose: `todo x 2:`, `dos
 * de todo:`, `2 de cada modelo`, `6 del primero`, `para los dos carros`.
 */
export function askForAll(lines: Line[]): void {
  for (const line of lines) {
    if (
      line.isQuantityOnly ||
      line.readings.some((reading) => reading.kind !== 'words' || isPartNamed(reading))
    )
      continue;
    const words = listWords(line.text);
    const number = findFirstNumber(line.text);
    const isEvery =
      number !== undefined || words.some((word) => /^(?:doble|triple|double|twice)$/.test(word));
    // `por cada carro` and `son 3 camionetas` mean several cars, but `carro 2` means one car
    const areSeveral =
      words.some((word, at) => vehicle.test(word) && bearerNumber(words.slice(at + 1)) === undefined) &&
      (isFew(number) || words.includes('cada'));
    if (!areSeveral && !(isEvery && words.some((word) => everyWord.test(word)))) continue;
    const coded = lines.filter(hasCode);
    if (coded.length === 0) continue;
    // if all words may belong to a remark, the line orders no part; `2 retrovisores camioneta` keeps its readings
    if (words.every(isRemarkWord)) line.readings = [];
    for (const other of coded) other.readings = other.readings.map((reading) => askWith(reading, number));
  }
}
const vehicle =
  /^(?:(?:carro|auto|vehiculo|camioneta|furgoneta|buseta|taxi|car|truck|van|vehicle)s?|camiones|motores|buses)$/;
const isFew = (number = 1): boolean => number > 1 && number < 100;
const bearerNumber = ([sign = '', number = sign]: readonly string[]): string | undefined =>
  [sign, number].find((word) => /^\d+$/.test(word));
/** Words that mean all lines, or one line by its position as in `6 del primero`. */
const everyWord =
  /^(?:tod[oa]s?|cada|amb[oa]s|primer[oa]?|segund[oa]|tercer[oa]?|[uú]ltim[oa]|all|each|every|everything|both|first|second|third|last)$/;
