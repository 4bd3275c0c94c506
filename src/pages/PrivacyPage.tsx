import { site } from '../site.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { UnwiredBlossom } from '../ui/UnwiredBlossom.tsx';
import { Notice } from './Notice.tsx';

export function PrivacyPage() {
  return (
    <Notice title="Privacy policy" drawing={<UnwiredBlossom />}>
      <p>
        This policy is not ready yet: we are still writing it. Ask us anything about your details in the meantime
        {site.email && (
          <>
            , at <a href={`mailto:${site.email}`}>{site.email}</a>
          </>
        )}
        .
      </p>
      {site.counter && (
        <p>
          {`We count visits with ${site.counter.name}, which sets no cookies: which pages are opened, from where, with what kind of device and browser, in which country, and whether a sign-up was sent. Nothing that you type is counted.`}
        </p>
      )}
      <ButtonLink to="/#contact">Get In Touch</ButtonLink>
    </Notice>
  );
}
