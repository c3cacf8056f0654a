/**
 * Makes a static page of a rendered one: the same texts, headings, links and pictures in the same places,
 * with only the styles that decide positions. Runs in the browser: must be self-contained.
 */
export function skeletonOf() {
  const kept = new Set(
    'A ARTICLE B BUTTON DD DL DT FOOTER H1 H2 H3 H4 HEADER LABEL LI MAIN NAV OL OPTION P SECTION SELECT SMALL STRONG TABLE TBODY TD TH TR UL'.split(
      ' ',
    ),
  );
  /** Icons, fields and script elements are removed; their space is kept. */
  const left = /^(?:script|style|noscript|template|svg|input|textarea)$/i;
  /** Names of classes, by their declarations. */
  const classes = new Map();
  const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const attribute = (element, name) =>
    element.hasAttribute(name) ? ` ${name}="${escaped(element.getAttribute(name))}"` : '';

  const isSeen = (element) => {
    const { display, visibility } = getComputedStyle(element);
    if (display === 'contents') return true;
    const { width, height } = element.getBoundingClientRect();
    return display !== 'none' && visibility === 'visible' && width > 1 && height > 1;
  };

  /** A paragraph cannot contain a division. */
  const isSpan = (element) =>
    !kept.has(element.tagName) &&
    (getComputedStyle(element).display.startsWith('inline') || element.closest('p,h1,h2,h3,h4') !== null);

  const classOf = (declarations) => {
    if (declarations.length === 0) return '';
    const text = declarations.join(';');
    if (!classes.has(text)) classes.set(text, `s${classes.size}`);
    return ` class=${classes.get(text)}`;
  };

  /** Layout properties with their initial values, which need no declaration. */
  const standing = {
    'grid-template-columns': 'none',
    'grid-template-rows': 'none',
    'grid-auto-flow': 'row',
    'grid-auto-columns': 'auto',
    'flex-direction': 'row',
    'flex-wrap': 'nowrap',
    order: '0',
    gap: 'normal',
    'align-items': 'normal',
    'justify-content': 'normal',
    'grid-column': 'auto',
    'grid-row': 'auto',
    flex: '0 1 auto',
    'overflow-x': 'visible',
    'overflow-y': 'visible',
    'aspect-ratio': 'auto',
    padding: '0px',
    margin: '0px',
  };
  const inherited = [
    'font-family',
    'font-size',
    'font-weight',
    'font-stretch',
    'line-height',
    'text-wrap-mode',
  ];

  function declarationsOf(element, hasLost) {
    const style = element.computedStyleMap();
    const above = element.parentElement.computedStyleMap();
    // specified values: 'auto' and '1fr' rather than computed pixels
    const of = (name) => style.get(name).toString();
    const declared = Object.entries(standing)
      .filter(([name, unsaid]) => of(name) !== unsaid)
      .map(([name]) => `${name}:${of(name)}`);
    for (const name of inherited)
      if (of(name) !== above.get(name).toString()) declared.push(`${name}:${of(name)}`);
    const display = of('display');
    if (/grid|flex|contents/.test(display)) declared.push(`display:${display}`);
    // inline content becomes an element of its own
    const isPiece = /^(?:A|B|BUTTON|LABEL|SMALL|STRONG)$/.test(element.tagName) || isSpan(element);
    if (display === 'block' && isPiece && !/grid|flex/.test(above.get('display').toString()))
      declared.push('display:block');
    if (of('position') === 'absolute') {
      const sides = ['top', 'right', 'bottom', 'left'].filter((side) => of(side) !== 'auto');
      declared.push('position:absolute', ...sides.map((side) => `${side}:${of(side)}`));
    } else if (of('position') !== 'static') declared.push('position:relative');
    // an element that cuts its content keeps its height
    if (of('overflow-y') === 'hidden')
      declared.push(`height:${Math.round(element.getBoundingClientRect().height)}px`);
    if (hasLost) declared.push(`min-height:${Math.round(element.getBoundingClientRect().height)}px`);
    return declared;
  }

  function picture(image) {
    const { width, height } = image.getBoundingClientRect();
    const { objectFit } = getComputedStyle(image);
    const declared = [`width:${Math.round(width)}px`, `height:${Math.round(height)}px`];
    if (objectFit !== 'fill') declared.push(`object-fit:${objectFit}`);
    const names = [
      'src',
      'srcset',
      'sizes',
      'alt',
      'width',
      'height',
      'loading',
      'fetchpriority',
      'decoding',
    ];
    return `<img${classOf(declared)}${names.map((name) => attribute(image, name)).join('')}>`;
  }

  /** Null for an element that is left out. */
  function markup(node) {
    if (node.nodeType === Node.TEXT_NODE) return escaped(node.data.replace(/\s+/g, ' '));
    if (node.nodeType !== Node.ELEMENT_NODE) return '';
    if (node.tagName === 'OPTION')
      return `<option${attribute(node, 'selected')}>${escaped(node.textContent)}`;
    if (!isSeen(node)) return '';
    if (left.test(node.tagName)) return null;
    if (node.tagName === 'IMG') return picture(node);
    const parts = [...node.childNodes].map(markup);
    const inside = parts.join('');
    if (inside.trim() === '') return null;
    const declared = declarationsOf(node, parts.includes(null));
    const isBare = !kept.has(node.tagName);
    if (isBare && declared.length === 0 && node.parentNode.childNodes.length === 1) return inside;
    const tag = isBare ? (isSpan(node) ? 'span' : 'div') : node.tagName.toLowerCase();
    return `<${tag}${attribute(node, 'href')}${classOf(declared)}>${inside}</${tag}>`;
  }

  const body = [...document.querySelectorAll('#shop > header, #shop > main, #shop > footer')]
    .map(markup)
    .join('');
  const { fontSize, lineHeight } = getComputedStyle(document.body);
  const fonts = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map((rule) => rule.cssText);
  const rules = [...fonts, ...[...classes].map(([text, name]) => `.${name}{${text}}`)].join('');
  return { title: document.title, body, rules, fontSize, lineHeight };
}

/** Returns the contents to compare with the real page: pictures of the first screen, and texts. */
export function contentOf() {
  const shown = [...document.images].filter((image) => {
    const { top, left, right, width } = image.getBoundingClientRect();
    return width > 1 && top < innerHeight && right > 0 && left < innerWidth;
  });
  return {
    pictures: shown.map((image) => {
      const { top, width, height } = image.getBoundingClientRect();
      return { src: image.getAttribute('src'), top, width, height };
    }),
    words:
      document
        .querySelector('main')
        .innerText.toLowerCase()
        .match(/\p{L}+/gu) ?? [],
  };
}
