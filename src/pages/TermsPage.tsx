import { ButtonLink } from '../ui/Button.tsx';
import { UnwiredBlossom } from '../ui/UnwiredBlossom.tsx';
import { Notice } from './Notice.tsx';

export function TermsPage() {
  return (
    <Notice title="Terms of service" drawing={<UnwiredBlossom />}>
      <p>These terms are not ready yet, so ask us anything about them in the meantime.</p>
      <ButtonLink to="/#contact">Get In Touch</ButtonLink>
    </Notice>
  );
}
