import { ButtonLink } from '../ui/Button.tsx';
import { UnwiredBlossom } from '../ui/UnwiredBlossom.tsx';
import { Notice } from './Notice.tsx';

export function TermsPage() {
  return (
    <Notice title="Terms of service" drawing={<UnwiredBlossom />}>
      <p>These terms are not ready yet. Until they are, ask us about anything you’d want them to cover.</p>
      <ButtonLink to="/#contact">Get In Touch</ButtonLink>
    </Notice>
  );
}
