/**
 * The slowest event of a guest's visit, by the Event Timing API (multiples of 8 ms), and the slowest click or key.
 * Other events, such as hovering and input, include elements that moved below a resting pointer, and last until the
 * next paint, whenever that is.
 */
import { median } from './figures.cjs';
import { openPhone, settled, slowDown } from './mobileProfile.mjs';
import { press } from './click.mjs';

const visits = 5;

/** Runs in the page, from its start: records events slower than a frame, with the clicks so far. */
function watchEvents() {
  window.benchEvents = [];
  // events of removed elements have no target
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
  await pressed(page.getByRole('button', { name: 'Busque un repuesto' }));
  const box = page.getByRole('combobox', { name: 'Buscar repuestos' });
  await box.pressSequentially('amortiguador', { delay: 120 });
  await page.keyboard.press('Enter');
  await main.getByRole('article').first().waitFor();
  await pause();
  await pressed(main.getByRole('article').first().getByRole('heading').getByRole('link'));
  await pressed(page.getByRole('banner').getByRole('link', { name: 'Repuestos Andina, inicio' }));
  await pause();
}

const durationOf = (events) => events[0]?.duration ?? 0;

/** @param visits events of each visit, the slowest first */
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

/** @returns all events, and the events of clicks and keys */
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
