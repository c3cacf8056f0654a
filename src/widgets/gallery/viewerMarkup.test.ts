import { trustViewerIcons, renderViewerMarkup } from './viewerMarkup';

const icon = (inner: string, attributes = 'aria-hidden="true" class="pswp__icn" viewBox="0 0 32 32"') =>
  `<svg ${attributes}>${inner}</svg>`;
const cross = '<path d="M24 10l-2-2-6 6" id="pswp__icn-close"/>';

test.each([
  ['an icon', icon(cross)],
  ['an icon with its shadow', icon(`<use class="pswp__icn-shadow" xlink:href="#pswp__icn-close"/>${cross}`)],
  ['an empty string', ''],
])('the markup of %s is returned unchanged', (_, markup) => {
  expect(renderViewerMarkup(markup)).toBe(markup);
});

test.each([
  ['an image with an error handler', '<img src=x onerror=alert(1)>'],
  ['an icon with a load handler', icon(cross, 'class="pswp__icn" onload="alert(1)"')],
  ['an icon whose path has a click handler', icon('<path d="M0 0" onclick="alert(1)"/>')],
  ['an icon from another site', icon('<use xlink:href="https://evil.example/#x"/>')],
  ['an icon that refers to a script', icon('<use xlink:href="javascript:alert(1)"/>')],
  ['an icon with a script element in it', icon('<script>alert(1)</script>')],
  ['an icon with a foreign object in it', icon('<foreignObject/>')],
  ['an icon followed by another element', `${icon(cross)}<b>`],
  ['an icon after another element', `<b>\n${icon(cross)}`],
  ['plain text', 'Filtro'],
])('the markup of %s is refused', (_, markup) => {
  expect(renderViewerMarkup(markup)).toBeNull();
});

test('the trusted-types policy is created once, and only where the browser supports it', () => {
  expect(trustViewerIcons).not.toThrow();
  const types = { defaultPolicy: null as object | null, createPolicy: jest.fn() };
  types.createPolicy.mockImplementation(() => (types.defaultPolicy = {}));
  Object.assign(window, { trustedTypes: types });
  trustViewerIcons();
  trustViewerIcons();
  expect(types.createPolicy).toHaveBeenCalledTimes(1);
  expect(types.createPolicy).toHaveBeenCalledWith('default', { createHTML: renderViewerMarkup });
  Reflect.deleteProperty(window, 'trustedTypes');
});
