/** Renders the measurements as a Markdown table, with the machine's description. */
import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import process from 'node:process';
import { findOrInstallBrowser } from '../scripts/browser.mjs';
import { median } from './figures.cjs';
import { goals } from './goals.mjs';
import { lighthouseVersion } from './lighthouse.mjs';

function machine() {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const browser = execFileSync(findOrInstallBrowser(), ['--version', '--no-sandbox'], { encoding: 'utf8' });
  const [name] = /\S+ [\d.]+/.exec(browser) ?? ['Chromium'];
  return `${cpus().length} cores, ${gigabytes} GB, Node ${process.versions.node}, ${name}, Lighthouse ${lighthouseVersion}`;
}

const shown = (value) =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 1000 ? 1 : 0 });

/**
 * Returns the pace of this machine at a speed (1, or 4 times slower): how many times as long the static page takes as
 * on the machine for which goals in milliseconds were set, as the median of the rows that have its time.
 */
function paceOf(speed, part, figures) {
  const paces = goals[part].rows
    .filter((row) => row.speed === speed && row.limitThen && figures[row.id]?.limit)
    .map(({ id, limitThen }) => figures[id].limit / limitThen);
  return paces.length > 0 ? median(paces) : 1;
}

/** Returns the goal of a row, relative to the static page's value if there is one, and at the machine's pace. */
function goalOf({ most, least, ofLimit }, { limit }, pace) {
  if (ofLimit !== undefined)
    return { text: `≤ ${ofLimit} × limit`, holds: (ours) => ours <= ofLimit * limit };
  if (most !== undefined && pace !== 1)
    return { text: `≤ ${shown(most)} × ${shown(pace)}`, holds: (ours) => ours <= most * pace };
  if (most !== undefined) return { text: `≤ ${shown(most)}`, holds: (ours) => ours <= most };
  if (least !== undefined) return { text: `≥ ${shown(least)}`, holds: (ours) => ours >= least };
  return { text: '', holds: () => true };
}

/** @returns the measured rows of a part */
export function judged(part, figures) {
  return goals[part].rows
    .filter(({ id }) => id in figures)
    .map((row) => {
      const figure = figures[row.id];
      const { text, holds } = goalOf(row, figure, row.speed ? paceOf(row.speed, part, figures) : 1);
      return { ...row, ...figure, goal: text, isMet: figure.ours !== null && holds(figure.ours) };
    });
}

function lineOf({ name, unit = '', ours, limit, goal, isMet }) {
  const value = ours === null ? 'none' : `${shown(ours)} ${unit}`.trim();
  const beside = limit === undefined || limit === null ? '' : `${shown(limit)} ${unit}`.trim();
  const ratio = limit ? shown(ours / limit) : '';
  return `| ${name} | ${value} | ${beside} | ${ratio} | ${goal} | ${goal === '' ? '' : isMet ? 'yes' : '**no**'} |`;
}

/** @param measured measurements by part */
export function tableOf(measured) {
  const lines = [
    '| figure | ours | limit | ratio | goal | met |',
    '| --- | ---: | ---: | ---: | ---: | --- |',
  ];
  for (const [part, figures] of Object.entries(measured)) {
    lines.push(`| **${goals[part].title}** | | | | | |`, ...judged(part, figures).map(lineOf));
  }
  return lines.join('\n');
}

/** Returns reasons for missed goals, if the measurement knows them. */
export const reasonsOf = (measured) =>
  Object.entries(measured)
    .flatMap(([part, figures]) => judged(part, figures))
    .filter(({ isMet, why }) => !isMet && why)
    .map(({ name, why }) => `- ${name}: ${why}`)
    .join('\n');

export function documentOf(measured, date) {
  const missed = Object.entries(measured).flatMap(([part, figures]) =>
    judged(part, figures).filter(({ isMet }) => !isMet),
  );
  const reasons = reasonsOf(measured);
  return `# The shop's speed

Written by \`npm run bench\` on ${date}: ${machine()}. Medians. The limit is what a guest's phone is shown of the
same page without any script (\`bench/limit\`), measured in turn with ours; of a press, what that page takes to show the same
change, worked out beforehand and made by hand. «4 × slower» is the processor slowed down four times. Goals are in
\`bench/goals.mjs\`; «≤ 66 × 1.7» is a goal of 66 ms at the pace of this machine:
its static page takes 1.7 times as long as on the machine on which the goal was set.

${tableOf(measured)}

${missed.length === 0 ? 'Every goal is met.' : `Missed: ${missed.length}.\n\n${reasons}`}
`;
}
