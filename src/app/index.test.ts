import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getWhatsappUrl, site, telUrl } from '@/shared/site';

const html = readFileSync(path.join(__dirname, 'index.html'), 'utf8');

test('the notice in index.html for code that does not load links to the shop’s phone and WhatsApp', () => {
  const waiting = new DOMParser().parseFromString(html, 'text/html').getElementById('waiting');
  const links = [...(waiting?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining([telUrl, getWhatsappUrl('').replace(/\?.*/, '')]));
  expect(waiting?.textContent).toContain(site.phone);
});

test('the notice in index.html for browsers without scripts shows the shop’s phone', () => {
  expect(/<noscript>[^]*<\/noscript>/.exec(html)?.[0]).toContain(site.phone);
});
