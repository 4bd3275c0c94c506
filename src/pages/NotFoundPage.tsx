import { ButtonLink } from '../ui/Button.tsx';
import { UnwiredBlossom } from '../ui/UnwiredBlossom.tsx';
import { Notice } from './Notice.tsx';

export function NotFoundPage() {
  return (
    <Notice title="Oops! Page not found" drawing={<UnwiredBlossom />}>
      <p>This wire leads nowhere: the page has moved, or there never was one.</p>
      <ButtonLink to="/">Back to the home page</ButtonLink>
    </Notice>
  );
}
