/**
 * Lighthouse with its mobile settings (simulated slow network and CPU), for our page and the static one alternately, so
 * that other load affects both. Run with npx on demand, as it would be a third of the installation.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findOrInstallBrowser } from '../scripts/browser.mjs';
import { median } from './figures.cjs';
import { servePages } from './limit/serve.mjs';
import { makeStaticPages } from './limit/staticPages.mjs';
import { measuredPages } from './measuredPages.mjs';
import { diagnosisOf } from './lighthouseDiagnosis.mjs';

export const lighthouseVersion = '12.8.2';
const runs = Number(process.env.RUNS ?? 5);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};
const folder = path.join(import.meta.dirname, '../.cache/lighthouse');

/**
 * Errors with which Lighthouse occasionally loses the trace of a page and returns no result: the run is then repeated.
 */
const lostTraces = ['NO_NAVSTART', 'NO_FCP', 'NO_LCP', 'NO_TRACING_STARTED'];
const maxLost = 3;

/** @returns Lighthouse's report, stored in .cache/lighthouse under the name */
async function reportOf(url, name, lost = 0) {
  const file = path.join(folder, `${name}.json`);
  rmSync(file, { force: true });
  const chromeFlags = '--headless=new --no-sandbox --disable-gpu';
  const options = [
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    `--only-categories=${categories.join()}`,
    `--chrome-flags=${chromeFlags}`,
  ];
  const run = spawn('npx', ['--yes', `lighthouse@${lighthouseVersion}`, url, ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: findOrInstallBrowser() ?? '' },
  });
  const code = await new Promise((done) => run.once('exit', done));
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  const fault = report?.runtimeError?.code;
  if (lostTraces.includes(fault) && lost < maxLost) return reportOf(url, name, lost + 1);
  if (code !== 0 || fault || !report) throw new Error(`Lighthouse ended with ${fault ?? code} for ${url}`);
  return report;
}

function valuesOf(report) {
  const scores = categories.map((name) => [name, Math.round(100 * report.categories[name].score)]);
  const times = Object.entries(audits).map(([name, audit]) => [name, report.audits[audit].numericValue]);
  return Object.fromEntries([...scores, ...times]);
}

const middleOf = (all, name) => median(all.map((values) => values[name]));

export async function measureLighthouse({ base }) {
  mkdirSync(folder, { recursive: true });
  const limit = await servePages(await makeStaticPages(base));
  const figures = {};
  for (const { id, path: place } of measuredPages) {
    const ours = [];
    const theirs = [];
    const reports = [];
    for (let run = 1; run <= runs; run += 1) {
      const report = await reportOf(base + place, `${id}-ours-${run}`);
      reports.push(report);
      ours.push(valuesOf(report));
      theirs.push(valuesOf(await reportOf(limit.base + place, `${id}-limit-${run}`)));
    }
    const told = reports.find(
      (report) => valuesOf(report).lcp === middleOf(ours, 'lcp') || report === reports.at(-1),
    );
    const why = diagnosisOf(told);
    for (const name of Object.keys(ours[0])) {
      figures[`lighthouse.${id}.${name}`] = {
        ours: middleOf(ours, name),
        limit: middleOf(theirs, name),
        why: why[name],
      };
    }
  }
  await limit.end();
  return figures;
}
