/** A press that went further or lasted longer was a drag, whatever the browser says at its end. */
const furthest = 15;
const longest = 250;

interface Point {
  clientX: number;
  clientY: number;
  /** Milliseconds, from the same beginning for both. */
  timeStamp: number;
}

/** Whether a click ends the press that began at `down`; a click without a press is the keyboard's. */
export const isClickEnd = (down: Point | null, click: Point): boolean =>
  down === null ||
  (Math.hypot(click.clientX - down.clientX, click.clientY - down.clientY) <= furthest &&
    click.timeStamp - down.timeStamp <= longest);
