import { useState, type ComponentType } from 'react';
import { Button, IconButton } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Disclosure } from '@/ui/Disclosure';
import { Checkbox, RadioCard, SelectField, TextArea, TextField } from '@/ui/Field';
import { FocusFirstInvalidField } from '@/ui/FocusFirstInvalidField';
import { CartIcon, HeartFilledIcon, HeartIcon } from '@/ui/icons';
import { NumberInput } from '@/ui/NumberInput';
import { Pagination } from '@/ui/Pagination';
import { PasswordField } from '@/ui/PasswordField';
import { StarChoice } from '@/ui/StarChoice';
import { Tabs } from '@/ui/Tabs';

function Buttons() {
  return (
    <>
      {(['primary', 'secondary', 'ghost'] as const).map((variant) => (
        <span key={variant}>
          <Button variant={variant}>{variant}</Button>{' '}
          <Button variant={variant} size="small">
            small
          </Button>{' '}
          <Button variant={variant} icon={<CartIcon aria-hidden />}>
            with an icon
          </Button>{' '}
          <Button variant={variant} busy>
            busy
          </Button>{' '}
          <Button variant={variant} disabled>
            disabled
          </Button>
        </span>
      ))}
      <Button wide>wide</Button>
      <IconButton label="icon">
        <HeartIcon />
      </IconButton>
      <IconButton label="pressed" pressed>
        <HeartFilledIcon />
      </IconButton>
      <IconButton label="busy icon" busy>
        <HeartIcon />
      </IconButton>
      <IconButton label="disabled icon" disabled>
        <HeartIcon />
      </IconButton>
    </>
  );
}

function Dialogs() {
  const [place, setPlace] = useState<'middle' | 'start' | 'end' | 'wide' | null>(null);
  return (
    <>
      {(['middle', 'wide', 'start', 'end'] as const).map((name) => (
        <Button key={name} variant="secondary" onClick={() => setPlace(name)}>
          {name}
        </Button>
      ))}
      {place ? (
        <Dialog
          title={`A dialog, ${place}`}
          closeLabel="Close"
          place={place === 'wide' ? 'middle' : place}
          wide={place === 'wide'}
          onClose={() => setPlace(null)}
        >
          <p>What it is about.</p>
          <Button onClick={() => setPlace(null)}>Done</Button>
        </Dialog>
      ) : null}
    </>
  );
}

const Fields = () => (
  <>
    <TextField label="Text" placeholder="placeholder" />
    <TextField label="With a hint" hint="what helps" defaultValue="filled" />
    <TextField label="In error" error="what is wrong" defaultValue="wrong" />
    <TextField label="Text off" disabled defaultValue="disabled" />
    <SelectField label="Choice">
      <option>one</option>
      <option>two</option>
    </SelectField>
    <SelectField label="Choice in error" error="what is wrong">
      <option>one</option>
    </SelectField>
    <SelectField label="Choice off" disabled>
      <option>one</option>
    </SelectField>
    <TextArea label="Long text" />
    <TextArea label="Long text in error" error="what is wrong" />
    <Checkbox label="Box" />
    <Checkbox label="Box ticked" defaultChecked />
    <Checkbox label="Box in error" error="what is wrong" />
    <Checkbox label="Box off" disabled />
    <RadioCard label="One" name="card" defaultChecked>
      and more about it
    </RadioCard>
    <RadioCard label="Other" name="card" />
    <RadioCard label="Off" name="card" disabled />
  </>
);

function FaultyForm() {
  const [refusals, setRefusals] = useState(0);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setRefusals(refusals + 1);
      }}
    >
      <FocusFirstInvalidField refusals={refusals} />
      <TextField label="Right" />
      <TextField label="Wrong" error={refusals > 0 ? 'the focus is here' : undefined} />
      <Button type="submit">Send</Button>
    </form>
  );
}

function Numbers() {
  const [value, setValue] = useState(2);
  const labels = { decreaseLabel: 'Less', increaseLabel: 'More', value, onChange: setValue };
  return (
    <>
      <NumberInput label="Number, 1 to 9" {...labels} max={9} />
      <NumberInput label="Compact" {...labels} compact />
      <NumberInput label="Invalid" {...labels} invalid />
      <NumberInput label="Nowhere to go" {...labels} value={1} max={1} />
    </>
  );
}

function Pages() {
  const [current, setCurrent] = useState(5);
  return [1, 3, 10].map((total) => (
    <Pagination
      key={total}
      current={Math.min(current, total)}
      total={total}
      label={`Of ${total} pages`}
      previousLabel="Before"
      nextLabel="Next"
      pageLabel={(page) => `Page ${page}`}
      renderLink={(page, attributes, content) => (
        <a
          href={`#page-${page}`}
          {...attributes}
          onClick={(event) => {
            event.preventDefault();
            setCurrent(page);
          }}
        >
          {content}
        </a>
      )}
    />
  ));
}

const passwordLabels = { showLabel: 'Show', hideLabel: 'Hide', capsLockHint: 'Capitals are on' };
const Passwords = () => (
  <>
    <PasswordField label="Password" {...passwordLabels} autoComplete="off" />
    <PasswordField label="Password in error" error="too short" {...passwordLabels} autoComplete="off" />
  </>
);

function Stars() {
  const [value, setValue] = useState(0);
  const getStarName = (stars: number) => `${stars} stars`;
  return (
    <>
      <StarChoice label="Stars" value={value} nameOf={getStarName} onChange={setValue} />
      <StarChoice
        label="Stars in error"
        value={value}
        nameOf={getStarName}
        error="choose some"
        onChange={setValue}
      />
    </>
  );
}

function SomeTabs() {
  const [current, setCurrent] = useState<'first' | 'second' | 'third'>('first');
  return (
    <Tabs
      label="Tabs"
      tabs={[
        { name: 'first', title: 'First' },
        { name: 'second', title: 'Second' },
        { name: 'third', title: 'Third' },
      ]}
      current={current}
      onChoose={setCurrent}
    >
      What {current} shows.
    </Tabs>
  );
}

/** Buttons, fields and other controls. */
export const controls: Record<string, ComponentType> = {
  Button: Buttons,
  Dialog: Dialogs,
  Disclosure: () => <Disclosure button="Opens below">{() => <p>What it opens.</p>}</Disclosure>,
  Field: Fields,
  FocusFirstInvalidField: FaultyForm,
  NumberInput: Numbers,
  Pagination: Pages,
  PasswordField: Passwords,
  StarChoice: Stars,
  Tabs: SomeTabs,
};
