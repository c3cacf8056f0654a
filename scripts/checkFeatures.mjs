/** Fails when features import each other in a circle, because no feature of a circle could be deleted or read alone. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const features = path.join(import.meta.dirname, '../src/features');
const imports = new Map(
  readdirSync(features).map((feature) => {
    const files = readdirSync(path.join(features, feature), { recursive: true }).filter(
      (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
    );
    const text = files.map((file) => readFileSync(path.join(features, feature, file), 'utf8')).join('\n');
    return [feature, new Set([...text.matchAll(/'@\/features\/(\w+)'/g)].map(([, name]) => name))];
  }),
);

const circles = new Set();
const walk = (feature, way) => {
  if (way.includes(feature)) {
    circles.add([...way.slice(way.indexOf(feature)), feature].join(' → '));
    return;
  }
  for (const next of imports.get(feature) ?? []) walk(next, [...way, feature]);
};
for (const feature of imports.keys()) walk(feature, []);

for (const circle of circles) process.stderr.write(`features import in a circle: ${circle}\n`);
process.stdout.write(`${imports.size} features, ${circles.size} circles\n`);
process.exitCode = circles.size === 0 ? 0 : 1;
