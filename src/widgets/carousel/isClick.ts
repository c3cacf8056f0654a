/**
 * Maximum movement of a click in pixels. A press that moved further or lasted longer is a drag, whatever event the
 * browser fires.
 */
const maxMovement = 15;
const longest = 250;

interface Point {
  clientX: number;
  clientY: number;
  /** Time in milliseconds, by the same clock for both events. */
  timeStamp: number;
}

/** Whether a click event ends the press that began at `down`; a click without a press comes from the keyboard. */
export const isClickEnd = (down: Point | null, click: Point): boolean =>
  down === null ||
  (Math.hypot(click.clientX - down.clientX, click.clientY - down.clientY) <= maxMovement &&
    click.timeStamp - down.timeStamp <= longest);
