import { headerLinks, scrollDelays } from '../content/navigation.ts';
import { Link } from '../router/Link.tsx';
import { ThemeToggle } from '../theme/ThemeToggle.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { icons } from '../ui/icons.ts';
import type { Tone } from '../ui/Section.tsx';
import { Brand } from './Brand.tsx';
import * as css from './Header.module.css';
import { MobileMenu } from './MobileMenu.tsx';
import { useScrolled } from './useScrolled.ts';

function HeaderLinks() {
  return (
    <ul className={css.links}>
      {headerLinks.map(({ label, to }) => (
        <li key={to}>
          <Link className={css.link} to={to} scrollDelay={scrollDelays.header}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        <ButtonLink to="/#contact" scrollDelay={scrollDelays.header}>
          Get Started
        </ButtonLink>
      </li>
    </ul>
  );
}

interface HeaderProps {
  /** The tone of the section that lies under the header at the top of the page. */
  tone: Tone;
}

export function Header({ tone }: HeaderProps) {
  const scrolled = useScrolled();
  return (
    <header className={css.header} data-tone={scrolled ? 'paper' : tone} data-scrolled={scrolled}>
      <div className={css.bar}>
        <Brand />
        <nav className={css.wide} aria-label="Main">
          <HeaderLinks />
        </nav>
        <ThemeToggle
          icons={{ light: <Icon path={icons.sun} />, dark: <Icon path={icons.moon} /> }}
          labels={{ neutral: 'Switch theme', light: 'Switch to light theme', dark: 'Switch to dark theme' }}
        />
        <MobileMenu>
          <HeaderLinks />
        </MobileMenu>
      </div>
    </header>
  );
}
