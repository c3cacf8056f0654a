import { Suspense, useEffect, useRef } from 'react';
import { authSelectors } from '@/features/auth';
import { contact, contactFeature, contactSelectors } from '@/features/contact';
import { mapUrl, site, telUrl, getWhatsappUrl } from '@/shared/site';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Alert } from '@/ui/Alert';
import { Button, getButtonClass } from '@/ui/Button';
import { ClockIcon, MailIcon, MapPinIcon, PhoneIcon, WhatsappIcon } from '@/ui/icons';
import { lazyPart } from '@/widgets/failure/lazyWithBoundary';
import { Page } from '@/widgets/shell/Page';
import css from './ContactPage.module.css';

/** Lazy: Formik loads after the page is rendered. */
const ContactForm = lazyPart(() => import('./ContactForm'));

export const features = [contactFeature];

/** Contact page: a message form, WhatsApp, telephone, e-mail and address. */
export default function ContactPage() {
  const { text } = useText();
  return (
    <Page title={text('LINK_CONTACT')} description={text('TEXT_CONTACT')}>
      <p>{text('TEXT_CONTACT')}</p>
      <div className={css.columns}>
        <section className={css.card}>
          <h2>{text('HEADER_WRITE_TO_US')}</h2>
          <Message />
        </section>
        <Ways />
      </div>
    </Page>
  );
}

function Message() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const isKnown = useAppSelector(authSelectors.isKnown);
  const sending = useAppSelector(contactSelectors.sending);
  const answer = useRef<HTMLDivElement>(null);
  // the form disappears after the message is sent, so the focus moves to the answer
  const isSent = sending.status === 'sent';
  useEffect(() => {
    if (isSent) answer.current?.focus();
  }, [isSent]);
  const wait = <div className={css.wait} aria-busy />;
  return (
    <>
      <div ref={answer} role="status" tabIndex={-1}>
        {sending.status === 'sent' ? (
          <Alert
            tone="good"
            action={
              <Button variant="secondary" size="small" onClick={() => dispatch(contact.anotherBegan())}>
                {text('BUTTON_ANOTHER_MESSAGE')}
              </Button>
            }
          >
            {text('TEXT_MESSAGE_SENT', { number: sending.number })}
          </Alert>
        ) : null}
      </div>
      {/* the form renders only when the account is known, because the account's name is filled in */}
      {sending.status === 'sent' ? null : (
        <Suspense fallback={wait}>{isKnown ? <ContactForm /> : wait}</Suspense>
      )}
    </>
  );
}

function Ways() {
  const { text } = useText();
  return (
    <ul className={css.ways}>
      <li>
        <WhatsappIcon aria-hidden />
        <div>
          <h2>WhatsApp</h2>
          <p>{text('TEXT_CONTACT_WHATSAPP')}</p>
          <a
            className={getButtonClass({ size: 'small' })}
            href={getWhatsappUrl(text('TEXT_WHATSAPP_GREETING'))}
            target="_blank"
            rel="noreferrer"
          >
            {text('LINK_ASK_BY_WHATSAPP')}
          </a>
        </div>
      </li>
      <li>
        <PhoneIcon aria-hidden />
        <div>
          <h2>{text('INPUT_PHONE')}</h2>
          <a href={telUrl}>{site.phone}</a>
        </div>
      </li>
      <li>
        <MailIcon aria-hidden />
        <div>
          <h2>{text('INPUT_EMAIL')}</h2>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </div>
      </li>
      <li>
        <MapPinIcon aria-hidden />
        <div>
          <h2>{text('HEADER_VISIT_US')}</h2>
          <p>{site.address}</p>
          <a href={mapUrl} target="_blank" rel="noreferrer">
            {text('LINK_MAP')}
          </a>
        </div>
      </li>
      <li>
        <ClockIcon aria-hidden />
        <div>
          <h2>{text('HEADER_OPENING_HOURS')}</h2>
          <p>{text('TEXT_OPENING_HOURS', site.hours)}</p>
        </div>
      </li>
    </ul>
  );
}
