import { site } from '../site.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { UnwiredBlossom } from '../ui/UnwiredBlossom.tsx';
import { Notice } from './Notice.tsx';

export function PrivacyPage() {
  return (
    <Notice title="Privacy policy" drawing={<UnwiredBlossom />}>
      <p>
        This policy is not ready yet. Until it is,{' '}
        {site.email ? (
          <>
            email <a href={`mailto:${site.email}`}>{site.email}</a> to
          </>
        ) : (
          'you can'
        )}{' '}
        ask how we handle your details.
      </p>
      {site.counter && (
        <p>
          {`We count visits with ${site.counter.name}, which sets no cookies. It records which pages are opened, which site a visitor comes from, the kind of device and browser, the country, and whether a sign-up was sent, but nothing that you type.`}
        </p>
      )}
      <ButtonLink to="/#contact">Get In Touch</ButtonLink>
    </Notice>
  );
}
