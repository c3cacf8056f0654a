/**
 * Bug report of a tester on a QA page. The report contains the page, the browser and the errors, and is stored in one
 * file with the log.
 */
import { getNow } from '@/shared/time';

export interface SeenError {
  /** Number of events before the error. */
  step: number;
  message: string;
}

export interface BugReport {
  /** Number of events before the report. */
  step: number;
  /** The tester's description. */
  what: string;
  /** Time in milliseconds since 1970. */
  at: number;
  path: string;
  viewport: { width: number; height: number; scale: number };
  browser: string;
  /** Unexpected errors since the page was opened. */
  errors: SeenError[];
  /** JPEG of the page in base64. Missing if the tester took no picture. */
  picture?: string;
}

/** Records the page's errors. An error contains the number of events before the error. */
export function watchErrors(countEvents: () => number): SeenError[] {
  const errors: SeenError[] = [];
  const note = (reason: unknown) => {
    const message = reason instanceof Error ? reason.message : String(reason);
    errors.push({ step: countEvents(), message });
  };
  addEventListener('error', ({ error, message }) => note(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  return errors;
}

/** Maximum edge of a picture in pixels. A larger picture shows no more details, and makes the file large. */
const longestEdge = 1_600;
const quality = 0.7;

/** Draws one frame of a video that the browser shares. */
async function drawFrame(stream: MediaStream): Promise<HTMLCanvasElement> {
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = stream;
  await video.play();
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, longestEdge / Math.max(videoWidth, videoHeight, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * Takes a picture of the tab, after the browser has asked the tester. Returns undefined if the browser cannot take a
 * picture, or if the tester refuses.
 */
export async function takePicture(): Promise<string | undefined> {
  // only Chromium can offer the current tab
  const options = { video: true, preferCurrentTab: true };
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia(options);
    try {
      const canvas = await drawFrame(stream);
      return canvas.toDataURL('image/jpeg', quality).replace(/^data:[^,]*,/, '');
    } finally {
      for (const track of stream.getTracks()) track.stop();
    }
  } catch {
    return undefined;
  }
}

/** Describes the current state of the page. */
export const describePage = (
  what: string,
  step: number,
  errors: readonly SeenError[],
  picture?: string,
): BugReport => ({
  step,
  what,
  at: getNow(),
  path: location.pathname + location.search + location.hash,
  viewport: { width: innerWidth, height: innerHeight, scale: devicePixelRatio },
  browser: navigator.userAgent,
  errors: [...errors],
  ...(picture === undefined ? {} : { picture }),
});

/** Returns a file name for a log, without extension: letters, digits and dashes. */
export const toFileName = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'log';

/** Returns the address that opens a replay at a step. The opened page asks the tester for the log's file. */
export const toReplayLink = (name: string, step: number): string =>
  `${location.origin}/?replay=${encodeURIComponent(name)}#${step}`;
