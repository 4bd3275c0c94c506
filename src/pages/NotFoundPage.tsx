import { ButtonLink } from '../ui/Button.tsx';
import { WiltedBlossom } from '../ui/WiltedBlossom.tsx';
import { Notice } from './Notice.tsx';

export function NotFoundPage() {
  return (
    <Notice title="Oops! Page not found" drawing={<WiltedBlossom />}>
      <p>This wire leads nowhere. The page has moved, or it never grew.</p>
      <ButtonLink to="/">Back to the home page</ButtonLink>
    </Notice>
  );
}
