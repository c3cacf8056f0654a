/* global window */
/** The slowest event of a visit as a guest makes one, by the browser's own account of events (whole multiples of 8 ms). */
import { median } from './figures.cjs';
import { openPhone, settled, slowDown } from './phone.mjs';
import { press } from './press.mjs';

const visits = 5;

/** In the page, from its beginning: every event slower than a frame, and what scripts long frames were made of. */
function watchEvents() {
  window.benchEvents = [];
  window.benchFrames = [];
  new PerformanceObserver((list) => {
    for (const { name, duration, startTime, processingStart, processingEnd, target } of list.getEntries()) {
      const what = target?.ariaLabel ?? target?.textContent?.trim().slice(0, 30) ?? '';
      const worked = Math.round(processingEnd - processingStart);
      const waited = Math.round(processingStart - startTime);
      window.benchEvents.push({ name, what, duration, waited, worked });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

async function visit(page) {
  const main = page.getByRole('main');
  const pause = () => settled(page);
  const pressed = async (locator) => {
    await locator.waitFor();
    await press(page, locator);
    await pause();
  };
  await pressed(page.getByRole('button', { name: 'Abrir menú' }));
  const menu = page.getByRole('dialog');
  await pressed(menu.getByRole('button', { name: 'Desgaste' }));
  await pressed(menu.getByRole('link', { name: 'Pastillas y zapatas' }));
  await pressed(main.getByRole('article').nth(2).getByRole('heading').getByRole('link'));
  await pressed(main.getByRole('button', { name: 'Agregar a favoritos' }).first());
  await pressed(main.getByRole('button', { name: 'Imagen siguiente' }));
  await page.goBack();
  await pause();
  await pressed(main.getByRole('button', { name: 'Agregar a favoritos' }).first());
  await pressed(main.getByRole('button', { name: 'Filtros' }));
  await page.keyboard.press('Escape');
  await pause();
  await pressed(main.getByRole('link', { name: 'Página 2' }));
  await pressed(page.getByRole('button', { name: 'Abrir búsqueda' }));
  await page.getByRole('combobox', { name: 'Buscar repuestos' }).pressSequentially('amortiguador', {
    delay: 120,
  });
  await page.keyboard.press('Enter');
  await main.getByRole('article').first().waitFor();
  await pause();
  await pressed(main.getByRole('article').first().getByRole('heading').getByRole('link'));
  await pressed(page.getByRole('banner').getByRole('link', { name: 'Repuestos Andina, inicio' }));
  await pause();
}

export async function worstEventOfAVisit(browser, base, rate) {
  const worst = [];
  for (let at = 0; at < visits; at += 1) {
    const { context, page, cdp } = await openPhone(browser, base);
    await page.addInitScript(watchEvents);
    await page.goto('/');
    await settled(page);
    await slowDown(cdp, rate);
    await visit(page);
    const events = await page.evaluate(() => window.benchEvents);
    worst.push(events.toSorted((a, b) => b.duration - a.duration).slice(0, 3));
    await context.close();
  }
  const durationOf = (events) => events[0]?.duration ?? 0;
  const middle = median(worst.map(durationOf));
  const told = worst
    .find((events) => durationOf(events) === middle)
    .map(
      ({ name, what, duration, waited, worked }) =>
        `${name} of «${what}» ${duration} ms (waited ${waited}, worked ${worked})`,
    );
  return { ours: middle, why: told.join(', ') };
}
