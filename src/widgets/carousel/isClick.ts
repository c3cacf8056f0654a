/**
 * Maximum movement of a click in pixels. A press that moved further or lasted longer was a drag, whatever
 * event the browser sends.
 */
const maxMovement = 15;
const longest = 250;

interface Point {
  clientX: number;
  clientY: number;
  /** Milliseconds, on the same clock for both events. */
  timeStamp: number;
}

/** Whether a click event ends the press that began at `down`; a click without a press is the keyboard's. */
export const isClickEnd = (down: Point | null, click: Point): boolean =>
  down === null ||
  (Math.hypot(click.clientX - down.clientX, click.clientY - down.clientY) <= maxMovement &&
    click.timeStamp - down.timeStamp <= longest);
