/** Milliseconds after which the download has certainly begun. */
const downloadStartMs = 60_000;

/** Makes the browser save a text as a file with this name. */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), downloadStartMs);
}
