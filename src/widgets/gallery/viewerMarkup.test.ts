import { trustViewerIcons, renderViewerMarkup } from './viewerMarkup';

const icon = (inner: string, attributes = 'aria-hidden="true" class="pswp__icn" viewBox="0 0 32 32"') =>
  `<svg ${attributes}>${inner}</svg>`;
const cross = '<path d="M24 10l-2-2-6 6" id="pswp__icn-close"/>';

test.each([
  ['an icon', icon(cross)],
  ['an icon with its shadow', icon(`<use class="pswp__icn-shadow" xlink:href="#pswp__icn-close"/>${cross}`)],
  ['nothing', ''],
])('the markup of %s is returned unchanged', (_, markup) => {
  expect(renderViewerMarkup(markup)).toBe(markup);
});

test.each([
  ['a picture that runs something', '<img src=x onerror=alert(1)>'],
  ['an icon that runs something', icon(cross, 'class="pswp__icn" onload="alert(1)"')],
  ['an icon with a part that runs something', icon('<path d="M0 0" onclick="alert(1)"/>')],
  ['an icon of elsewhere', icon('<use xlink:href="https://evil.example/#x"/>')],
  ['an icon that is a script', icon('<use xlink:href="javascript:alert(1)"/>')],
  ['an icon with a script in it', icon('<script>alert(1)</script>')],
  ['an icon with another element', icon('<foreignObject/>')],
  ['an icon and more', `${icon(cross)}<b>`],
  ['an icon after a line', `<b>\n${icon(cross)}`],
  ['a text', 'Filtro'],
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
