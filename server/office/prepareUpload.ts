/**
 * Browser code of the upload form: makes the widths of a picture before it is sent, so that the service needs no image
 * library, and a photo of several megabytes is sent as some hundred kilobytes without its metadata.
 */

/**
 * Makes the widths of the chosen picture, and writes them into the form's hidden fields as base64. Its text becomes an
 * inline script, so it must be self-contained.
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
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve((reader.result as string).replace(/^.*,/, ''));
      reader.readAsDataURL(blob);
    });

  /** Draws the picture. It is never enlarged. JPEG has no transparency, so its background is white. */
  const draw = (image: HTMLImageElement, width: number, isOpaque: boolean): HTMLCanvasElement => {
    // an SVG picture may have no size of its own
    const [ownWidth, ownHeight] = image.naturalWidth
      ? [image.naturalWidth, image.naturalHeight]
      : [width, width];
    const scale = Math.min(1, width / ownWidth);
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

  /** Writes one width into its field. Returns whether the picture is small enough at some quality. */
  const writeField = async (image: HTMLImageElement, field: HTMLInputElement): Promise<boolean> => {
    const format = type.value === 'webp' ? 'image/webp' : 'image/jpeg';
    const canvas = draw(image, Number(field.dataset.width), format === 'image/jpeg');
    for (const quality of qualities) {
      const blob = await encode(canvas, format, quality);
      if (!blob || blob.size > Number(field.dataset.bytes)) continue;
      field.value = await readBase64(blob);
      return true;
    }
    return false;
  };

  const resize = async (chosen: File): Promise<string> => {
    const image = new Image();
    image.src = URL.createObjectURL(chosen);
    try {
      await image.decode();
    } catch {
      return form.dataset.unreadable ?? '';
    }
    // Safari writes PNG instead of WebP
    const first = await encode(draw(image, 1, false), 'image/webp', 1);
    type.value = first?.type === 'image/webp' ? 'webp' : 'jpg';
    for (const field of fields) if (!(await writeField(image, field))) return form.dataset.large ?? '';
    image.alt = '';
    image.width = 240;
    preview.replaceChildren(image);
    return '';
  };

  file.addEventListener('change', () => {
    const [chosen] = file.files ?? [];
    preview.replaceChildren();
    for (const field of fields) field.value = '';
    if (!chosen) return;
    button.disabled = true;
    void resize(chosen).then((problem) => {
      file.setCustomValidity(problem);
      button.disabled = false;
      if (problem) file.reportValidity();
    });
  });
}
