import type { ReadValue } from './value';

/** Ecuador's offset from UTC, which is the same all year. */
const zone = '-05:00';
const zoneMs = 5 * 3_600_000;

interface WallClock {
  day: string;
  /** `hh:mm:ss`, with decimals if the ERP sends decimals. Empty for a day without a time. */
  time: string;
  /** `Z` or an offset such as `-05:00`. Empty if the ERP sends no offset. */
  offset: string;
}

const timePart = String.raw`(?:[T ,]+(\d{1,2}):(\d{2})(?::(\d{2})(\.\d+)?)?\s*([ap]\.?\s?m\.?)?\s*(Z|[+-]\d{2}:?\d{2})?)?`;
const yearFirst = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${timePart}$`, 'i');
const dayFirst = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})${timePart}$`, 'i');
const digits = /^(\d{4})(\d{2})(\d{2})(?:T?(\d{2})(\d{2})(\d{2})?)?$/;
const epoch = /^\/Date\((\d{9,14})(?:[+-]\d{4})?\)\/$/;

const pad = (part: string | undefined): string => (part ?? '0').padStart(2, '0');

/** Whether a year means that the date is missing. Some databases write such years instead of an empty date. */
const isNoDate = (year: number): boolean => year <= 1900 || year >= 9999;

function getDay(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${pad(month)}-${pad(day)}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
}

function getTime([hours, minutes, seconds, decimals, half]: (string | undefined)[]): string | undefined {
  if (hours === undefined) return '';
  const isAfternoon = half?.toLowerCase().startsWith('p');
  const hour = half ? (Number(hours) % 12) + (isAfternoon ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds ?? 0) > 59) return undefined;
  return `${pad(String(hour))}:${pad(minutes)}:${pad(seconds)}${decimals ?? ''}`;
}

function getClockOfEpoch(ms: number): WallClock {
  const [day = '', time = ''] = new Date(ms - zoneMs).toISOString().split('T');
  return { day, time: time.slice(0, 8), offset: zone };
}

const readClock: ReadValue<WallClock> = (value, forgive) => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) {
    forgive('number for date');
    if (value > 1e11 && value < 1e13) return getClockOfEpoch(value);
  } else if (typeof value !== 'string') return (forgive('not a date'), undefined);
  const text = String(value).trim();
  const moment = epoch.exec(text);
  if (moment) return (forgive('other spelling'), getClockOfEpoch(Number(moment[1])));
  const parts = yearFirst.exec(text) ?? digits.exec(text);
  const turned = parts ? null : dayFirst.exec(text);
  const [, year = '', month = '', date = ''] =
    parts ?? (turned ? [turned[0], turned[3], turned[2], turned[1]] : []);
  const rest = (parts ?? turned)?.slice(4) ?? [];
  const day = getDay(year, month, date);
  const time = getTime(rest);
  // if the month is above 12, the day and the month may be exchanged; the date is refused, because the shop does not
  // guess
  if (day === undefined || time === undefined) return (forgive('not a date'), undefined);
  if (isNoDate(Number(year))) return (forgive('a date that stands for none'), undefined);
  if (!/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}|$)/.test(text)) forgive('other spelling');
  return { day, time, offset: (rest[5] ?? '').toUpperCase().replace(/^([+-]\d\d)(\d\d)$/, '$1:$2') };
};

/**
 * Whether the ERP sent only a day. Midnight UTC counts as a day, because a column without times is often sent in this
 * form.
 */
const isOfDayOnly = ({ time, offset }: WallClock): boolean =>
  time === '' || (/^00:00:00(\.0+)?$/.test(time) && /^(Z|[+-]00:00)$/.test(offset));

/** Reads a calendar day in Ecuador. Returns it in the form `2026-01-31`. */
export const readDay: ReadValue<string> = (value, forgive) => {
  const clock = readClock(value, forgive);
  if (!clock) return undefined;
  if (clock.time !== '') forgive('time for day');
  if (clock.offset === '' || isOfDayOnly(clock)) return clock.day;
  const moment = Date.parse(`${clock.day}T${clock.time}${clock.offset}`);
  return Number.isNaN(moment) ? clock.day : new Date(moment - zoneMs).toISOString().slice(0, 10);
};

/** Reads a time. Returns it as ISO 8601 with an offset. If the ERP sends no offset, Ecuador's offset is used. */
export const readMoment: ReadValue<string> = (value, forgive) => {
  const clock = readClock(value, forgive);
  if (!clock) return undefined;
  if (isOfDayOnly(clock)) return (forgive('day for moment'), `${clock.day}T00:00:00${zone}`);
  if (clock.offset === '') forgive('no zone');
  return `${clock.day}T${clock.time}${clock.offset || zone}`;
};
