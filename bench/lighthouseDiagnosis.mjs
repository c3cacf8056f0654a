/** Explains a Lighthouse measurement in a line or two, by its id. */

const ms = (value) => `${Math.round(value)} ms`;
const fileOf = (url) => url.replace(/^https?:\/\/[^/]+/, '') || '/';

/** Returns audits that reduce the score, with the first elements or files that they name. */
function deductions(report, category) {
  return report.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && report.audits[id].score !== null && report.audits[id].score < 1)
    .map(({ id }) => {
      const { title, details } = report.audits[id];
      const named = (details?.items ?? [])
        .slice(0, 3)
        .map((item) => item.node?.snippet ?? item.description ?? item.url ?? item.issueType ?? '')
        .filter(Boolean);
      return [`${id} (${title})`, ...named].join(' · ');
    })
    .join('; ');
}

/** Returns the element of the largest contentful paint, with its phases. */
function largestPaint({ audits }) {
  const lists = audits['largest-contentful-paint-element']?.details?.items ?? [];
  const element = lists[0]?.items?.[0]?.node?.snippet ?? 'unknown';
  const phases = (lists[1]?.items ?? []).map(({ phase, timing }) => `${phase} ${ms(timing)}`);
  return [element, ...phases].join(' · ');
}

/** Returns long tasks and the slowest script files. */
function blocking({ audits }) {
  const tasks = (audits['long-tasks']?.details?.items ?? [])
    .slice(0, 4)
    .map(({ url, duration }) => `${fileOf(url)} ${ms(duration)}`);
  const scripts = (audits['bootup-time']?.details?.items ?? [])
    .slice(0, 4)
    .map(({ url, scripting, total }) => `${fileOf(url)} ${ms(scripting)} of ${ms(total)}`);
  return `long tasks: ${tasks.join(', ') || 'none'}; scripts: ${scripts.join(', ') || 'none'}`;
}

function shifts({ audits }) {
  const moved = audits['layout-shifts']?.details?.items ?? [];
  return moved
    .slice(0, 3)
    .map(({ node, score }) => `${node?.snippet ?? '?'} ${score.toFixed(3)}`)
    .join(', ');
}

export function diagnosisOf(report) {
  const of = (category) => deductions(report, category);
  return {
    performance: of('performance'),
    lcp: largestPaint(report),
    tbt: blocking(report),
    cls: shifts(report),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
  };
}
