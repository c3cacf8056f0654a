/** Panel over a QA page, in a shadow root: its styles and the shop's do not mix. */

const styles = `
  :host { position: fixed; z-index: 2147483647; inset-block-end: 8px; inset-inline-start: 8px; }
  @media print { :host { display: none; } }
  details { max-inline-size: 240px; padding: 4px 8px; border-radius: 4px; background: #15181d; color: #f7f7f5; font: 13px/1.5 system-ui, sans-serif; }
  summary { min-block-size: 24px; cursor: pointer; }
  label, button, output { display: block; inline-size: 100%; box-sizing: border-box; margin-block: 6px; }
  input { box-sizing: border-box; inline-size: 100%; min-block-size: 28px; font: inherit; }
  input[type='checkbox'] { inline-size: auto; min-block-size: 0; margin-inline-start: 6px; }
  button { min-block-size: 28px; border: 1px solid #f7f7f5; border-radius: 4px; background: none; color: inherit; font: inherit; cursor: pointer; }
  output { overflow-wrap: anywhere; }
  :focus-visible { outline: 2px solid #ffb81c; outline-offset: 2px; }
`;

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
    button: (label: string, onClick: () => void) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      button.addEventListener('click', onClick);
      box.append(button);
    },
    range: (label: string, onInput: (value: number) => void) => {
      const range = input('range', label);
      range.addEventListener('input', () => onInput(range.valueAsNumber));
      return range;
    },
    file: (label: string, onFile: (text: string) => void) => {
      const field = input('file', label);
      field.addEventListener('change', () => {
        void field.files?.[0]?.text().then(onFile);
      });
    },
    /** Live region: a line that is read aloud when it changes. */
    line: () => {
      const line = document.createElement('output');
      box.append(line);
      return (text: string) => {
        line.textContent = text;
      };
    },
    open: () => {
      box.open = true;
    },
  };
}
