import type { ComponentType } from 'react';
import { Alert } from '@/ui/Alert';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { CartIcon } from '@/ui/icons';
import { LoadingBar } from '@/ui/LoadingBar';
import { Meter } from '@/ui/Meter';
import { Image } from '@/ui/Image';
import { Picture } from '@/ui/Picture';
import { Rating } from '@/ui/Rating';
import { SectionHead } from '@/ui/SectionHead';
import { Skeleton } from '@/ui/Skeleton';
import table from '@/ui/Table.module.css';
import { Avatar } from '@/ui/Avatar';
import { Tag } from '@/ui/Tag';

const Alerts = () =>
  (['good', 'info', 'warn', 'bad'] as const).map((tone) => (
    <Alert key={tone} tone={tone} action={<Button size="small">Do</Button>}>
      What is {tone}.
    </Alert>
  ));

function Broken(): never {
  throw new Error('It cannot be drawn.');
}
const Bounded = () => (
  <ErrorBoundary instead={() => <p>What stands there instead.</p>}>
    <Broken />
  </ErrorBoundary>
);

const Tags = () => (
  <>
    {(['good', 'warn', 'bad', 'info', 'neutral', 'action'] as const).map((tone) => (
      <Tag key={tone} tone={tone}>
        {tone}
      </Tag>
    ))}
    {(['check', 'clock', 'cross', 'alert', 'info'] as const).map((icon) => (
      <Tag key={icon} tone="neutral" icon={icon}>
        {icon}
      </Tag>
    ))}
  </>
);

const SomeTable = () => (
  <table className={table.table}>
    <thead>
      <tr>
        <th>Name</th>
        <th>Number</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <td data-label="Name">Filter</td>
        <td data-label="Number" className={table.number}>
          12
        </td>
      </tr>
      <tr>
        <td data-label="Name" className={table.none}>
          None
        </td>
        <td data-label="Number" className={table.number}>
          0
        </td>
      </tr>
    </tbody>
  </table>
);

/** Messages, dialogs and loading states. */
export const notices: Record<string, ComponentType> = {
  Alert: Alerts,
  ErrorBoundary: Bounded,
  Breadcrumb: () => (
    <Breadcrumb
      label="Way"
      steps={[
        { key: 'a', content: <a href="#a">First</a> },
        { key: 'b', content: <a href="#b">Second</a> },
        { key: 'c', content: 'Here' },
      ]}
    />
  ),
  EmptyState: () => (
    <EmptyState icon={<CartIcon aria-hidden />} title="Nothing here" action={<Button>Do</Button>}>
      And why.
    </EmptyState>
  ),
  VisuallyHidden: () => (
    <p>
      Only heard: <VisuallyHidden>for those who listen</VisuallyHidden>
    </p>
  ),
  LoadingBar: () => <LoadingBar />,
  Meter: () => (
    <>
      <Meter share={0.3} label="A third" words="30 %" />
      <Meter share={0.9} label="Nearly" words="90 %" />
      <Meter share={1.2} label="Over" words="120 %" />
    </>
  ),
  Image: () => (
    <Image src="/images/categories/05-002-800.avif" sizes="160px" alt="A disc" width={160} height={160} />
  ),
  Picture: () => (
    <>
      <div style={{ inlineSize: 160 }}>
        <Picture src="/images/categories/05-002-800.avif" alt="A disc" size={160} />
      </div>
      <div style={{ inlineSize: 160 }}>
        <Picture src="" alt="None" size={160} />
      </div>
    </>
  ),
  Avatar: () =>
    ['Taller El Pistón', 'Lubricadora Norte', '24 Horas'].map((name) => <Avatar key={name} name={name} />),
  Rating: () =>
    [0, 1, 2.5, 4, 5].map((value) => <Rating key={value} value={value} label={`${value} of 5`} />),
  SectionHead: () => <SectionHead title="A section" more={<a href="#more">More</a>} />,
  Skeleton: () => (
    <>
      <Skeleton lines={3} />
      <Skeleton square />
      <Skeleton height="control" />
      <Skeleton height="row" />
      <Skeleton height="block" />
    </>
  ),
  Table: SomeTable,
  Tag: Tags,
};
