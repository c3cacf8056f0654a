import { hashText, isPasswordField, readPageText } from './pageText';

const read = (html: string): string => {
  document.body.innerHTML = html;
  return readPageText(document.body);
};

test('the text of a page has normalised spaces, and its elements are separated', () => {
  expect(read('<h1>Filtro\n de  aceite</h1><p>Código <b>MAN</b></p>')).toBe('Filtro de aceite Código MAN');
});

test('the text of a page includes the values of fields, but no password', () => {
  const fields = `<input value="Ana"><input type="checkbox" checked><textarea>nota</textarea>
    <select><option>uno</option><option selected>dos</option></select>
    <input type="password" value="secreto"><input autocomplete="current-password" value="secreto">`;
  expect(read(fields)).toBe('Ana [x] nota dos');
});

test('the text of a page leaves out code, the QA panel, the picture viewer and countdowns', () => {
  const page = `<div id="shop">Ofertas <ol data-ticking><li>12 s</li></ol></div>
    <script>x</script><style>y</style><main id="waiting">tarda</main><aside id="qa-recorder">QA</aside>
    <div class="pswp" role="dialog">1 / 3</div>`;
  expect(read(page)).toBe('Ofertas');
});

test('the texts of toasts come last, wherever they are on the page', () => {
  const html = '<dialog>Filtros <div class="Toastify"><p>Listo</p></div></dialog><footer>Pie</footer>';
  expect(read(html)).toBe('Filtros Pie Listo');
  const dialog = document.querySelector('dialog');
  expect(dialog && readPageText(document.body, new Set([dialog]))).toBe('Pie Listo');
});

test('a toast inside an excluded element of the page is excluded, too', () => {
  const html =
    '<main>Filtros</main><div><div id="frame"><section class="Toastify">Listo</section></div></div>';
  expect(read(html)).toBe('Filtros Listo');
  const frame = document.getElementById('frame');
  expect(frame && readPageText(document.body, new Set([frame]))).toBe('Filtros');
});

test('a password that is shown as text is recognised as a password', () => {
  document.body.innerHTML = '<input type="text" autocomplete="new-password">';
  expect([...document.querySelectorAll('input')].map(isPasswordField)).toEqual([true]);
});

test('equal texts have equal hashes, and one more letter or two swapped letters change the hash', () => {
  const text = 'Filtro de aceite '.repeat(500);
  expect(hashText(text)).toBe(hashText(`${text}`));
  expect(hashText(text)).not.toBe(hashText(`${text}.`));
  expect(hashText('ab')).not.toBe(hashText('ba'));
});
