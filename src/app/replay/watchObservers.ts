/**
 * Mutes the browser's observers while a log with views is shown: in a replay only the log decides which parts of the
 * page were visible.
 */
export function watchObservers(): { setQuiet: (isQuiet: boolean) => void } {
  let isQuiet = false;
  const Original = IntersectionObserver;
  globalThis.IntersectionObserver = class extends Original {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, observer) => {
        if (!isQuiet) callback(entries, observer);
      }, options);
    }
  };
  return {
    setQuiet: (next) => {
      isQuiet = next;
    },
  };
}
