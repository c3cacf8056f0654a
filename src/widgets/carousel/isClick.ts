/**
 * Maximum movement in pixels, and maximum duration in milliseconds, of a click. A press that exceeds a maximum is a
 * drag, even if the browser fires a click event.
 */
const maxMovement = 15;
const longest = 250;

interface Point {
  clientX: number;
  clientY: number;
  /** Time of the event in milliseconds. Press and click use the same clock. */
  timeStamp: number;
}

/**
 * Whether a click event ends the press that began at `down`. Without a press, the click comes from the keyboard and is
 * accepted.
 */
export const isClickEnd = (down: Point | null, click: Point): boolean =>
  down === null ||
  (Math.hypot(click.clientX - down.clientX, click.clientY - down.clientY) <= maxMovement &&
    click.timeStamp - down.timeStamp <= longest);
