/** Panel over a QA page. The panel is in a shadow root, so that its styles and the shop's styles do not mix. */

const styles = `
  :host([hidden]) { display: none; }
  :host { position: fixed; z-index: 2147483647; inset-block-end: 8px; inset-inline-start: 8px; }
  @media print { :host { display: none; } }
  [hidden] { display: none !important; }
  :host > details { max-inline-size: 240px; max-block-size: calc(100vh - 16px); overflow: auto; }
  :host > details.wide[open] { inline-size: min(420px, calc(100vw - 32px)); max-inline-size: none; max-block-size: min(70vh, calc(100vh - 16px)); }
  :host > details { padding: 4px 8px; border-radius: 4px; background: #15181d; color: #f7f7f5; font: 13px/1.5 system-ui, sans-serif; }
  summary { min-block-size: 24px; cursor: pointer; }
  label, button, output { display: block; inline-size: 100%; box-sizing: border-box; margin-block: 6px; }
  input { box-sizing: border-box; inline-size: 100%; min-block-size: 28px; font: inherit; }
  input[type='checkbox'] { inline-size: auto; min-block-size: 0; margin-inline-start: 6px; }
  button { min-block-size: 28px; border: 1px solid #f7f7f5; border-radius: 4px; background: none; color: inherit; font: inherit; cursor: pointer; }
  output { overflow-wrap: anywhere; }
  .row { display: flex; flex-wrap: wrap; gap: 4px; }
  .row button { inline-size: auto; flex: 1 1 auto; margin: 0; padding: 2px 8px; }
  pre { margin: 4px 0; max-block-size: 30vh; overflow: auto; font-size: 12px; white-space: pre-wrap; overflow-wrap: anywhere; }
  .timeline { position: relative; max-block-size: 40vh; overflow: auto; margin-block: 6px; border: 1px solid #55606f; }
  .timeline canvas { display: block; position: sticky; inset-inline-start: 0; }
  .timeline .spacer { block-size: 1px; }
  .picture { max-inline-size: 100%; }
  .tree details, .tree div { padding-inline-start: 10px; overflow-wrap: anywhere; font-size: 12px; }
  .tree .changed { color: #ffb81c; }
  :focus-visible { outline: 2px solid #ffb81c; outline-offset: 2px; }
`;

function addButton(parent: Element, label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', onClick);
  parent.append(button);
  return button;
}

export function openPanel(id: string, heading: string) {
  const host = document.createElement('aside');
  host.id = id;
  host.setAttribute('aria-label', heading);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const box = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = heading;
  box.append(summary);
  root.append(box);
  document.body.append(host);

  const input = (type: string, label: string): HTMLInputElement => {
    const field = document.createElement('input');
    field.type = type;
    const wrapper = document.createElement('label');
    wrapper.append(label, field);
    box.append(wrapper);
    return field;
  };

  return {
    text: (label: string) => input('text', label),
    checkbox: (label: string) => input('checkbox', label),
    button: (label: string, onClick: () => void) => addButton(box, label, onClick),
    /** Adds a row of buttons. */
    row: () => {
      const row = document.createElement('div');
      row.className = 'row';
      box.append(row);
      return { button: (label: string, onClick: () => void) => addButton(row, label, onClick) };
    },
    range: (label: string, onInput: (value: number) => void) => {
      const range = input('range', label);
      range.addEventListener('input', () => onInput(range.valueAsNumber));
      return range;
    },
    file: (label: string, onFile: (text: string, name: string) => void) => {
      const field = input('file', label);
      field.addEventListener('change', () => {
        const [file] = field.files ?? [];
        void file?.text().then((text) => onFile(text, file.name));
      });
    },
    /** Adds a live region: screen readers announce its text when the text changes. */
    line: () => {
      const line = document.createElement('output');
      box.append(line);
      return (text: string) => {
        line.textContent = text;
      };
    },
    add: <E extends Element>(element: E): E => {
      box.append(element);
      return element;
    },
    /** Adds a section. A click on the heading opens the section. */
    section: <E extends Element>(heading: string, element: E): E => {
      const section = document.createElement('details');
      const title = document.createElement('summary');
      title.textContent = heading;
      section.append(title, element);
      box.append(section);
      return element;
    },
    /** Widens the panel for texts. */
    widen: () => {
      box.className = 'wide';
    },
    open: () => {
      box.open = true;
    },
    /** Hides the panel while a picture of the page is taken. */
    hide: (isHidden: boolean) => {
      host.hidden = isHidden;
    },
  };
}
