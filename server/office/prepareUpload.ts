/**
 * Browser code of the upload form: makes the widths of a picture before it is sent, so that the service needs no image
 * library, and a photo of several megabytes is sent as some hundred kilobytes without its metadata.
 */

/**
 * Makes the widths of the chosen picture, and writes them into the form's hidden fields as base64. The text of this
 * function becomes an inline script, so the function must be self-contained, and the bundler may add no helpers to it
 * (esbuild adds them where it keeps names).
 */
export function prepareUpload(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-unreadable]');
  const file = form?.querySelector<HTMLInputElement>('input[type=file]');
  const button = form?.querySelector('button');
  const preview = form?.querySelector('.preview');
  const type = form?.querySelector<HTMLInputElement>('[name=type]');
  if (!form || !file || !button || !preview || !type) return;
  const fields = [...form.querySelectorAll<HTMLInputElement>('[data-width]')];
  const qualities = [0.85, 0.7, 0.5, 0.3];

  const encode = (canvas: HTMLCanvasElement, format: string, quality: number) =>
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, format, quality));

  const readBase64 = (blob: Blob) =>
    new Promise<string>((resolve, reject) => {
      const reader = new FileReader();
      reader.onerror = reject;
      reader.onload = () => resolve((reader.result as string).replace(/^.*,/, ''));
      reader.readAsDataURL(blob);
    });

  /** Draws the picture. Only an SVG picture is enlarged. JPEG has no transparency, so its background is white. */
  const draw = (
    image: HTMLImageElement,
    width: number,
    isOpaque: boolean,
    isSvg: boolean,
  ): HTMLCanvasElement => {
    // an SVG picture may have no size of its own
    const [ownWidth, ownHeight] = image.naturalWidth
      ? [image.naturalWidth, image.naturalHeight]
      : [width, width];
    const scale = isSvg ? width / ownWidth : Math.min(1, width / ownWidth);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(ownWidth * scale));
    canvas.height = Math.max(1, Math.round(ownHeight * scale));
    const context = canvas.getContext('2d');
    if (context && isOpaque) {
      context.fillStyle = '#fff';
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    context?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  };

  /** Returns one width as base64, in the best quality that is small enough. Null if none is. */
  const encodeWidth = async (
    image: HTMLImageElement,
    { dataset }: HTMLInputElement,
    format: string,
    isSvg: boolean,
  ): Promise<string | null> => {
    const canvas = draw(image, Number(dataset.width), format === 'image/jpeg', isSvg);
    for (const quality of qualities) {
      const blob = await encode(canvas, format, quality);
      if (blob && blob.size <= Number(dataset.bytes)) return readBase64(blob);
    }
    return null;
  };

  /** Number of the latest choice. The work for a former choice must not write into the fields. */
  let latest = 0;

  /** @returns why the picture cannot be uploaded, or an empty text */
  const resize = async (chosen: File, choice: number): Promise<string> => {
    const image = new Image();
    image.src = URL.createObjectURL(chosen);
    await image.decode();
    const isSvg = chosen.type === 'image/svg+xml';
    // Safari writes PNG instead of WebP
    const first = await encode(draw(image, 1, false, false), 'image/webp', 1);
    const format = first?.type === 'image/webp' ? 'image/webp' : 'image/jpeg';
    const files: string[] = [];
    for (const field of fields) {
      const made = await encodeWidth(image, field, format, isSvg);
      if (made === null) return form.dataset.large ?? '';
      files.push(made);
    }
    if (choice !== latest) return '';
    fields.forEach((field, at) => (field.value = files[at] ?? ''));
    type.value = format === 'image/webp' ? 'webp' : 'jpg';
    image.alt = '';
    image.width = 240;
    preview.replaceChildren(image);
    return '';
  };

  file.addEventListener('change', () => {
    const [chosen] = file.files ?? [];
    latest += 1;
    const choice = latest;
    preview.replaceChildren();
    for (const field of fields) field.value = '';
    file.setCustomValidity('');
    button.disabled = chosen !== undefined;
    if (!chosen) return;
    void resize(chosen, choice)
      .catch(() => form.dataset.unreadable ?? '')
      .then((problem) => {
        if (choice !== latest) return;
        file.setCustomValidity(problem);
        button.disabled = false;
        if (problem) file.reportValidity();
      });
  });
}
