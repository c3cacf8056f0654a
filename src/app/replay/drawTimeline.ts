/**
 * Draws a timeline. Each event has a column, and each feature has a lane. Requests and delays are bars above the lanes.
 * Only the visible part is drawn, so that 50,000 events scroll as fast as 50.
 */
import { createElement } from './createElement';
import type { Timeline } from './timeline';

const columnWidth = 12;
const laneHeight = 16;
const barHeight = 14;
const nameWidth = 96;
const colours = { ui: '#ffb81c', saga: '#7fb2ff', failure: '#ff6b5e', request: '#4f8f6b', wait: '#7a6a9c' };

export interface TimelineView {
  root: HTMLElement;
  show: (timeline: Timeline, isShown: (index: number) => boolean) => void;
  select: (step: number) => void;
}

/** @param onChosen called with the number of the clicked event */
export function createTimelineView(onChosen: (step: number) => void): TimelineView {
  const root = createElement('div', 'timeline');
  const canvas = createElement('canvas');
  const spacer = createElement('div', 'spacer');
  root.append(canvas, spacer);
  root.tabIndex = 0;
  root.setAttribute('role', 'img');
  root.setAttribute('aria-label', 'Línea de tiempo');
  let timeline: Timeline = { lanes: [], events: [], bars: [], rows: 0 };
  let isShown: (index: number) => boolean = () => true;
  let selected = 0;

  const getLaneTop = (lane: number) => timeline.rows * barHeight + 6 + lane * laneHeight;
  const getColumn = (index: number) => nameWidth + index * columnWidth - root.scrollLeft;

  function drawBars(pen: CanvasRenderingContext2D, width: number): void {
    for (const { kind, label, from, to, row } of timeline.bars) {
      const left = Math.max(nameWidth, getColumn(from));
      const right = Math.min(width, getColumn(Math.max(to, from + 1)));
      if (right <= nameWidth || left >= width) continue;
      pen.fillStyle = colours[kind];
      pen.fillRect(left, row * barHeight + 1, Math.max(2, right - left - 1), barHeight - 2);
      if (right - left < 40) continue;
      pen.save();
      pen.beginPath();
      pen.rect(left, row * barHeight, right - left - 3, barHeight);
      pen.clip();
      pen.fillStyle = '#f7f7f5';
      pen.fillText(label, left + 3, row * barHeight + 11);
      pen.restore();
    }
  }

  function drawCauses(pen: CanvasRenderingContext2D): void {
    pen.strokeStyle = '#f7f7f5';
    pen.beginPath();
    // draws a line from the cause to each event with this cause; a selected event without a cause is the cause itself
    const event = timeline.events[selected - 1];
    const source = event?.cause ?? selected - 1;
    timeline.events.forEach(({ cause, lane }, index) => {
      if (cause !== source || index === source) return;
      const from = timeline.events[source];
      if (!from) return;
      pen.moveTo(getColumn(source) + columnWidth / 2, getLaneTop(from.lane) + laneHeight / 2);
      pen.lineTo(getColumn(index) + columnWidth / 2, getLaneTop(lane) + laneHeight / 2);
    });
    pen.stroke();
  }

  function draw(): void {
    const pen = canvas.getContext('2d');
    if (!pen || !root.isConnected) return;
    const height = getLaneTop(timeline.lanes.length) + 4;
    const width = root.clientWidth;
    canvas.width = width * devicePixelRatio;
    canvas.height = height * devicePixelRatio;
    canvas.style.inlineSize = `${width}px`;
    canvas.style.blockSize = `${height}px`;
    pen.scale(devicePixelRatio, devicePixelRatio);
    pen.font = '11px system-ui, sans-serif';
    drawBars(pen, width);
    const first = Math.max(0, Math.floor(root.scrollLeft / columnWidth));
    const last = Math.min(timeline.events.length, first + Math.ceil(width / columnWidth) + 1);
    pen.fillStyle = '#2d333d';
    for (let lane = 0; lane < timeline.lanes.length; lane += 2)
      pen.fillRect(0, getLaneTop(lane), width, laneHeight);
    if (selected > 0) {
      pen.fillStyle = '#55606f';
      pen.fillRect(getColumn(selected - 1), 0, columnWidth, height);
    }
    for (let index = first; index < last; index += 1) {
      const event = timeline.events[index];
      if (!event) continue;
      pen.globalAlpha = isShown(index) ? 1 : 0.2;
      pen.fillStyle = event.isFailure ? colours.failure : colours[event.by];
      pen.fillRect(getColumn(index) + 2, getLaneTop(event.lane) + 3, columnWidth - 4, laneHeight - 6);
    }
    pen.globalAlpha = 1;
    drawCauses(pen);
    pen.fillStyle = '#15181d';
    pen.fillRect(0, 0, nameWidth - 4, height);
    pen.fillStyle = '#f7f7f5';
    timeline.lanes.forEach((lane, index) => pen.fillText(lane, 4, getLaneTop(index) + 12, nameWidth - 10));
    if (timeline.rows > 0) pen.fillText('peticiones, esperas', 4, 11, nameWidth - 10);
  }

  root.addEventListener('scroll', draw);
  new ResizeObserver(draw).observe(root);
  canvas.addEventListener('click', ({ offsetX }) => {
    const index = Math.floor((offsetX - nameWidth + root.scrollLeft) / columnWidth);
    if (offsetX >= nameWidth && index >= 0 && index < timeline.events.length) onChosen(index + 1);
  });

  return {
    root,
    show: (next, isEventShown) => {
      timeline = next;
      isShown = isEventShown;
      spacer.style.inlineSize = `${nameWidth + timeline.events.length * columnWidth}px`;
      draw();
    },
    select: (step) => {
      selected = step;
      const left = nameWidth + (step - 1) * columnWidth;
      const isInSight =
        left - root.scrollLeft >= nameWidth && left + columnWidth - root.scrollLeft <= root.clientWidth;
      if (!isInSight) root.scrollLeft = Math.max(0, left - root.clientWidth / 2);
      draw();
    },
  };
}
