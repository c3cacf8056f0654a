/**
 * Checks the files of deploy/ as far as possible without a container engine: the settings, the commands and the copied
 * files.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readConfig, unsafeSettings } from '../../server/shared/config';

const project = path.join(__dirname, '..', '..');
const read = (file: string): string => readFileSync(path.join(project, file), 'utf8');

const readEnvironment = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    lines.map((line) => {
      const [name = ''] = line.split('=');
      return [name, line.slice(name.length + 1)];
    }),
  );

const dockerfile = read('deploy/Dockerfile');
const unit = read('deploy/repuestos.service');
const exampleSettings = readEnvironment(
  read('deploy/repuestos.env.example')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line)),
);
const imageSettings = readEnvironment(/^ENV (.*)$/m.exec(dockerfile)?.[1]?.split(' ') ?? []);

/** The example file, filled in with the test's own values. */
const ownValues: Record<string, string> = {
  ERP_URL: 'https://erp.example.com',
  ERP_COMPANY: 'ACME',
  ERP_KEY: 'the-key-of-your-erp',
  SESSION_SECRET: '5fe2b8a0c94d71365fe2b8a0c94d71364',
  DATABASE_URL: 'postgres://shop:secret@db.example.com/shop?sslmode=require',
  PUBLIC_URL: 'https://tienda.example.com',
};
const ownSettings = { ...exampleSettings, ...ownValues };

test('the service refuses to start with any example value that must be replaced, and names that value', () => {
  const placeholders = Object.keys(exampleSettings).filter((name) =>
    exampleSettings[name]?.includes('replace-this'),
  );
  expect(placeholders.sort()).toEqual(Object.keys(ownValues).sort());
  for (const name of placeholders)
    expect(() => readConfig({ ...ownSettings, [name]: exampleSettings[name] })).toThrow(
      `${name} is the example’s still: replace "replace-this…" by your own.`,
    );
});

test('the example of settings starts a real shop once its values are replaced', () => {
  const config = readConfig(ownSettings);
  expect(config.erp).toEqual({ url: 'https://erp.example.com', company: 'ACME', key: 'the-key-of-your-erp' });
  expect(config.publicUrl).toBe('https://tienda.example.com');
});

test('the example of settings names every setting that a real shop cannot start without', () => {
  const required = unsafeSettings.filter(({ when }) => when.startsWith('not set, with `ERP_URL`'));
  expect(required.map(({ setting }) => setting)).toEqual(['SESSION_SECRET', 'PUBLIC_URL']);
  for (const { setting } of required) expect(exampleSettings).toHaveProperty(setting);
});

describe('the Dockerfile', () => {
  it('runs the README’s commands and the install script', () => {
    expect(dockerfile).toContain('RUN npm ci --include=dev\n');
    expect(dockerfile).toContain('RUN npm run build && sh deploy/install.sh /shop\n');
    expect(dockerfile).toContain('CMD ["node", "dist/server/main.mjs"]\n');
  });

  it('runs as a user without privileges, with its data in a volume and a health check', () => {
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(imageSettings['DATA_DIR']).toBe('/data');
    expect(dockerfile).toMatch(/^VOLUME \/data$/m);
    expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  });

  it('uses Node.js 20, as .nvmrc does', () => {
    const images = [...dockerfile.matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) => major);
    expect(images).toEqual(['20', '20']);
    expect(read('.nvmrc').trim()).toBe('20');
  });

  it('starts the demonstration, and a real shop with the example of settings', () => {
    expect(readConfig(imageSettings)).toMatchObject({ host: '0.0.0.0', dataDir: '/data', erp: null });
    expect(readConfig({ ...imageSettings, ...ownSettings }).erp).not.toBeNull();
  });
});

interface Compose {
  services: Record<'shop' | 'database' | 'proxy', { environment: Record<string, string>; ports?: string[] }>;
  networks: { outside: { ipam: { config: { subnet: string }[] } } };
}

describe('compose.yaml', () => {
  const { services, networks } = parse(read('deploy/compose.yaml')) as Compose;
  const { shop, database, proxy } = services;

  it('starts the demonstration on PostgreSQL, behind its proxy', () => {
    const config = readConfig({ ...imageSettings, ...shop.environment });
    const { POSTGRES_USER: user, POSTGRES_PASSWORD: password, POSTGRES_DB: name } = database.environment;
    expect(config.databaseUrl).toBe(`postgres://${user}:${password}@database:5432/${name}`);
    expect(config.trustProxy).toEqual(networks.outside.ipam.config.map(({ subnet }) => subnet));
  });

  it('publishes only the proxy, only to this machine, at the public URL of the shop', () => {
    expect(shop.ports).toBeUndefined();
    expect(database.ports).toBeUndefined();
    expect(proxy.ports).toEqual(['127.0.0.1:8080:8080']);
    expect(shop.environment['PUBLIC_URL']).toBe('http://localhost:8080');
    expect(read('deploy/nginx.conf')).toContain('server shop:8080 max_fails=0;');
  });

  it('has a proxy that overwrites the request id, trace and forwarded host of a visitor', () => {
    for (const file of ['deploy/nginx.conf', 'docs/operations.md'])
      for (const header of ['X-Request-Id $request_id', 'traceparent ""', 'X-Forwarded-Host ""'])
        expect(read(file)).toContain(`proxy_set_header ${header};`);
  });
});

describe('the systemd unit', () => {
  it('starts a real shop with the example of settings', () => {
    const settings = readEnvironment([...unit.matchAll(/^Environment=(.*)$/gm)].map(([, line = '']) => line));
    expect(readConfig({ ...settings, ...ownSettings }).dataDir).toBe('/var/lib/repuestos');
    expect(unit).toMatch(/^ExecStart=\/usr\/bin\/node dist\/server\/main\.mjs$/m);
  });

  it('can write its state folder and nothing else', () => {
    for (const line of [
      'DynamicUser=yes',
      'StateDirectory=repuestos',
      'ProtectSystem=strict',
      'NoNewPrivileges=yes',
    ])
      expect(unit.split('\n')).toContain(line);
  });
});
