/* global window, addEventListener */
/**
 * The slowest event of a visit as a guest makes one, by the browser's own account of events (whole multiples of 8 ms), and
 * the slowest of the presses and keys among them. The others, of hovering and of input, tell also of what came and went below
 * a pointer that stands still, and last until something is painted, whenever that is.
 */
import { median } from './figures.cjs';
import { openPhone, settled, slowDown } from './mobileProfile.mjs';
import { press } from './click.mjs';

const visits = 5;

/** In the page, from its beginning: every event slower than a frame, and what had been pressed by then. */
function watchEvents() {
  window.benchEvents = [];
  // of what a press takes away, the events tell no more
  const presses = [{ what: '', at: 0 }];
  const noted = ({ target, key, timeStamp }) =>
    presses.push({ what: key ?? target.ariaLabel ?? target.textContent.trim().slice(0, 30), at: timeStamp });
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, noted, { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { name, duration, startTime, processingStart, processingEnd, interactionId } = entry;
      const { what } = presses.findLast(({ at }) => at <= startTime);
      const worked = Math.round(processingEnd - processingStart);
      const waited = Math.round(processingStart - startTime);
      window.benchEvents.push({ name, what, duration, waited, worked, isOwn: interactionId > 0 });
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

const durationOf = (events) => events[0]?.duration ?? 0;

/** @param visits of each, its events, the slowest first */
function middleOf(visits) {
  const middle = median(visits.map(durationOf));
  const told = visits
    .find((events) => durationOf(events) === middle)
    .slice(0, 3)
    .map(
      ({ name, what, duration, waited, worked }) =>
        `${name} of «${what}» ${duration} ms (waited ${waited}, worked ${worked})`,
    );
  return { ours: middle, why: told.join(', ') };
}

/** @returns of all events, and of a person's own */
export async function worstEventsOfAVisit(browser, base, rate) {
  const visited = [];
  for (let at = 0; at < visits; at += 1) {
    const { context, page, cdp } = await openPhone(browser, base);
    await page.addInitScript(watchEvents);
    await page.goto('/');
    await settled(page);
    await slowDown(cdp, rate);
    await visit(page);
    const events = await page.evaluate(() => window.benchEvents);
    visited.push(events.toSorted((a, b) => b.duration - a.duration));
    await context.close();
  }
  return {
    all: middleOf(visited),
    own: middleOf(visited.map((events) => events.filter(({ isOwn }) => isOwn))),
  };
}
