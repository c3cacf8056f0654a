import { findFirstNumber, isPartNamed, type Line } from './lines';
import { groupHeading, parseHead } from './parseHead';
import {
  address,
  announcement,
  charge,
  closing,
  codeLine,
  dateLine,
  delivery,
  descriptionLine,
  destination,
  documentLine,
  ending,
  greeting,
  identifier,
  isCarName,
  jobLine,
  labelLine,
  noteLine,
  numbering,
  plate,
  questionLine,
  remark,
  sumLine,
  titleLine,
} from './notes';
import { countSigns, remember, splitTokens } from './tokens';
import type { FindSpan } from './types';

/** Addresses, telephone numbers and announcements beside lines with codes order nothing. */
export function leaveOutNotes(lines: Line[], isBesideTable: boolean, find: FindSpan): void {
  const hasPart = ({ readings }: Line): boolean => readings.some(({ kind }) => kind === 'part');
  const hasParts = isBesideTable || lines.some(hasPart);
  const fitted: ReadonlySet<string> = lines.every(hasPart) ? new Set() : listModels(lines, find);
  let isClosed = false;
  for (const [at, line] of lines.entries()) {
    if (hasPart(line)) continue;
    if (isClosed && !/\d/.test(line.text) && !line.readings.some(isPartNamed)) line.readings = [];
    isClosed ||= closing.test(line.text);
    const next = lines[at + 1];
    // `Filtros:`
    const isHeading =
      (/^\D*:$/u.test(line.text) || groupHeading.test(line.text)) && (next ? hasPart(next) : isBesideTable);
    const isAnnounced =
      hasParts &&
      !line.isQuantityOnly &&
      (isHead(line.text) ||
        [announcement, plate, remark, destination, questionLine, titleLine, greeting, ending].some((form) =>
          form.test(line.text),
        )) &&
      !line.readings.some(isPartNamed);
    const names = line.readings.some(isPartNamed);
    // a code that the catalogue does not know is ordered; `N35-17` is a house
    const isCoded = line.readings.some(({ kind, code }) => kind === 'unknown' && countSigns(code) > 7);
    const isBeside =
      hasParts &&
      !names &&
      ((!isCoded && address.test(line.text)) ||
        [identifier, charge, dateLine, numbering].some((form) => form.test(line.text)) ||
        isCarName(listNames(line.text), fitted));
    const isDelivery =
      delivery.test(line.text) && !isCoded && !(names && findFirstNumber(line.text) !== undefined);
    // `dos de cada uno:`
    const isCounting = !/\d/.test(line.text) && findFirstNumber(line.text) !== undefined;
    if (
      ((isAnnounced || isHeading) && !isCounting) ||
      isBeside ||
      isDelivery ||
      (hasParts && [jobLine, documentLine].some((form) => form.test(line.text))) ||
      (descriptionLine.test(line.text) &&
        [next, lines[at - 1]].some((beside) => beside && hasPart(beside) && codeLine.test(beside.text))) ||
      [noteLine, sumLine, labelLine].some((form) => form.test(line.text))
    ) {
      line.readings = [];
      line.isQuantityOnly = false;
    }
  }
}

const listNames = (text: string): string[] =>
  splitTokens(text).flatMap(({ isWord, word }) => (isWord ? [word] : []));
/** Models that the parts of the lines fit, and their names of two words. */
function listModels(lines: readonly Line[], find: FindSpan): ReadonlySet<string> {
  const fitments = lines.flatMap(({ readings }) =>
    readings.flatMap(({ code }) => find(code)?.vehicles ?? []),
  );
  return new Set(fitments.flatMap(readModels));
}
const readModels = remember((fitment: string): string[] => {
  const names = listNames(fitment);
  return names.flatMap((word, at) => [
    ...(/^\p{L}/u.test(word) ? [word] : []),
    `${word} ${names[at + 1] ?? ''}`,
  ]);
});

/** `Cant. Código Descripción` above lines that are typed under it. */
const isHead = (text: string): boolean => {
  const head = parseHead(text.split(/\s+/));
  return head !== null && head.codes.length > 0 && head.quantities.length > 0;
};
